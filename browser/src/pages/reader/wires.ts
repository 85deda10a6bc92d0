/** The wires behind the verses: tone, volume, and what shows how loud it is. */
export interface Wires {
  context: AudioContext;
  voices: AnalyserNode;
  low: BiquadFilterNode;
  high: BiquadFilterNode;
  volume: GainNode;
  nothing: GainNode;
}

export function wiresOf(context: AudioContext, fftSize: number): Wires {
  const [low, high] = [context.createBiquadFilter(), context.createBiquadFilter()];
  [low.type, low.frequency.value] = ["lowshelf", 320];
  [high.type, high.frequency.value] = ["highshelf", 3200];
  const [volume, nothing, voices] = [context.createGain(), context.createGain(), context.createAnalyser()];
  voices.fftSize = fftSize;
  // Ahead of the volume: who reads softly still sees the voice.
  voices.connect(low).connect(high).connect(volume).connect(context.destination);
  nothing.gain.value = 0;
  nothing.connect(context.destination);
  // A source that never ends keeps the device from falling asleep between steps, which would swallow an onset.
  const awake = context.createConstantSource();
  awake.connect(nothing);
  awake.start();
  return { context, voices, low, high, volume, nothing };
}
