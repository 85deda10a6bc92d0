/** Short sounds made on the spot: a card struck and swept over straw, and the small bell that stops the reader. */

/** Half a second of noise, made once for each context. */
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  let noise = noises.get(context);
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noises.set(context, noise);
  }
  return noise;
}

/** An envelope from nothing to `peak` and away again. */
function swell(context: BaseAudioContext, at: number, rise: number, fall: number, peak: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, peak), at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  return gain;
}

function hiss(context: BaseAudioContext, at: number, long: number, tone: BiquadFilterNode, gain: GainNode, to: AudioNode): void {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.connect(tone).connect(gain).connect(to);
  source.start(at, Math.random() * 0.2);
  source.stop(at + long);
}

function band(context: BaseAudioContext, frequency: number, quality: number): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  [filter.type, filter.frequency.value, filter.Q.value] = ["bandpass", frequency, quality];
  return filter;
}

/** A hand on a card on tatami: a dry slap with a low body. `force` 0 to 1. */
export function strike(context: BaseAudioContext, to: AudioNode, at: number, force = 0.7): void {
  hiss(context, at, 0.09, band(context, 1500 + 900 * force, 0.9), swell(context, at, 0.002, 0.055, 0.5 * force), to);
  const body = context.createOscillator();
  body.frequency.setValueAtTime(170, at);
  body.frequency.exponentialRampToValueAtTime(62, at + 0.08);
  body.connect(swell(context, at, 0.003, 0.1, 0.55 * force)).connect(to);
  body.start(at);
  body.stop(at + 0.14);
}

/** Cards sliding over straw. */
export function slide(context: BaseAudioContext, to: AudioNode, at: number, force = 0.6): void {
  const tone = band(context, 3400, 0.7);
  tone.frequency.setValueAtTime(3400, at);
  tone.frequency.exponentialRampToValueAtTime(1100, at + 0.2);
  hiss(context, at, 0.26, tone, swell(context, at, 0.018, 0.2, 0.22 * force), to);
}

const PARTIALS: readonly [ratio: number, size: number, long: number][] = [
  [1, 0.5, 1.5],
  [2.01, 0.24, 0.9],
  [2.94, 0.16, 0.6],
  [4.38, 0.08, 0.35],
];

export function bell(context: BaseAudioContext, to: AudioNode, at: number, pitch = 1180): void {
  for (const [ratio, size, long] of PARTIALS) {
    const partial = context.createOscillator();
    partial.frequency.value = pitch * ratio;
    partial.connect(swell(context, at, 0.002, long, 0.24 * size)).connect(to);
    partial.start(at);
    partial.stop(at + long + 0.05);
  }
}

/** A dry click, for tapping along. */
export function click(context: BaseAudioContext, to: AudioNode, at: number): void {
  const tone = context.createOscillator();
  tone.frequency.value = 1800;
  tone.connect(swell(context, at, 0.0005, 0.03, 0.5)).connect(to);
  tone.start(at);
  tone.stop(at + 0.05);
}
