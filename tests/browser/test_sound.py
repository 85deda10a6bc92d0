"""What is heard against what the manifest says, and touches against what is heard, within 5 ms.

The page's own output is tapped in the browser: every way to the loudspeaker also leads into a worklet that notes the
first loud sample after a silence. So it is the sound itself that is compared, by the clock of the audio.
"""

from __future__ import annotations

from statistics import median
from typing import Any

from playwright.sync_api import Page

from browser.conftest import DESKTOP, Visit
from browser.sitter import SETTINGS, Sitter, Wire
from karuta.recital.voice import Voice

RULES = {"format": "nodead", "cards_a": 5, "cards_b": 5, "window": "kimariji", "after_take_ms": 200}
RATE = 48_000
CLOSE_MS = 5.0
GUARD = 0.01
READINGS = 4
TAP = f"""
const source = `registerProcessor("tap", class extends AudioWorkletProcessor {{
  last = -Infinity;
  process([input]) {{
    const samples = input[0] ?? [];
    for (let i = 0; i < samples.length; i++) {{
      if (Math.abs(samples[i]) < {GUARD}) continue;
      const frame = currentFrame + i;
      if (frame - this.last > {RATE} / 10) this.port.postMessage(frame);
      this.last = frame;
    }}
    return true;
  }}
}})`;
const heard = (window.heard = {{ onsets: [], presses: [], synced: [], stamps: [], tapped: false }});
const connect = AudioNode.prototype.connect;
const taps = new Map();
AudioNode.prototype.connect = function (to, ...rest) {{
  if (to instanceof AudioDestinationNode) {{
    const {{ context }} = this;
    if (!taps.has(context)) taps.set(context, listen(context));
    void taps.get(context).then((tap) => connect.call(this, tap));
  }}
  return connect.call(this, to, ...rest);
}};
async function listen(context) {{
  await context.audioWorklet.addModule(URL.createObjectURL(new Blob([source], {{ type: "text/javascript" }})));
  const tap = new AudioWorkletNode(context, "tap");
  tap.port.onmessage = ({{ data }}) => heard.onsets.push(data / context.sampleRate);
  connect.call(tap, context.destination);
  setInterval(() => {{
    const {{ contextTime, performanceTime }} = context.getOutputTimestamp();
    if (contextTime > 0) heard.stamps.push([performanceTime, contextTime - performanceTime / 1000]);
  }}, 20);
  heard.tapped = true;
  return tap;
}}
addEventListener("pointerdown", (event) => heard.presses.push(event.timeStamp), {{ capture: true }});
window.WebSocket = class extends WebSocket {{
  constructor(...all) {{
    super(...all);
    this.addEventListener("message", ({{ data }}) => {{
      const at = performance.now();
      const message = JSON.parse(data);
      if (message.type === "synced") heard.synced.push({{ at, ...message }});
    }});
  }}
}};
"""


class Heard:
    """What the tap has noted."""

    def __init__(self, page: Page) -> None:
        noted: dict[str, Any] = page.evaluate("window.heard")
        self.onsets: list[float] = noted["onsets"]
        self.presses: list[float] = noted["presses"]
        self.stamps: list[tuple[float, float]] = noted["stamps"]
        best = min(noted["synced"], key=lambda answer: answer["at"] - answer["page_ms"])
        self.house_ms = best["house_ms"] - (best["at"] + best["page_ms"]) / 2
        self.error_ms = (best["at"] - best["page_ms"]) / 2

    def audio(self, page_ms: float) -> float:
        """Audio time (s) that was heard at a time of the page, by the output's own stamps around it."""
        near = [offset for at, offset in self.stamps if abs(at - page_ms) < 1000]
        return page_ms / 1000 + median(near)


def test_the_verse_and_the_touch_agree_with_the_manifest(visit: Visit) -> None:
    wire, voice = Wire(), Voice.load()

    def tap(page: Page) -> None:
        wire.listen(page)
        page.add_init_script(f"{{{TAP}}}")

    settings = {**SETTINGS, "rules": RULES, "volume": 1}
    page = visit(to="still", before=tap, settings=settings, context={**DESKTOP, "bypass_csp": True})
    sitter = Sitter(page, wire, RULES)
    sitter.begin()
    for number in range(1, READINGS + 1):

        def strike(poem: int, number: int = number) -> None:
            told = next(plan for plan in wire.of("programme") if plan["reading"] == number)
            before = Heard(page)
            wanted = before.audio(told["onset_ms"] - before.house_ms)
            sounding = page.wait_for_function("(least) => heard.onsets.find((at) => at > least)", arg=wanted - 0.2)
            onset = sounding.json_value() - voice.clip(poem, "upper").first / RATE
            assert abs(onset - wanted) * 1000 <= CLOSE_MS + before.error_ms, "the verse sounds when the house says"
            sitter.sweep(poem)
            sitter.until(lambda: touched(wire, number), "the touch")
            after = Heard(page)
            felt_ms = (after.audio(after.presses[-1]) - onset) * 1000
            claimed_ms = touched(wire, number)[0]["samples"][0][0] / 10
            assert abs(claimed_ms - felt_ms) <= CLOSE_MS, "the touch is stamped by what was heard"

        ruling = sitter.reading(strike)
        assert ruling["taker"] == 0
        first = touched(wire, number)[0]["samples"][0][0]
        assert ruling["time"] >= first, "the referee goes by the same clock"


def touched(wire: Wire, number: int) -> list[dict[str, Any]]:
    """What the hand told of a reading."""
    return [message for message in wire.touches() if message["reading"] == number]
