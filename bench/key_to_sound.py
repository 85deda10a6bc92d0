"""How soon a sealed verse can sound once its key is there, in Chromium; and how long the house takes to seal one.

    python bench/key_to_sound.py [--times 40] [--slow 4]

The page's own sound (browser/src/audio) fetches clips that the house has sealed, gets their keys, deciphers, decodes
and schedules them; `--slow` does the same on a processor that many times slower. Ends with 1 if the slower one takes
longer than the house allows for it: the key comes 150 ms before the onset, of which jitter may take the half.
"""

from __future__ import annotations

import argparse
import secrets
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from time import perf_counter
from typing import Any

from playwright.sync_api import Page, sync_playwright

from karuta.hall.fairness import KEY_MARGIN_MS
from karuta.hall.sealing import KEY_BYTES, Seal
from karuta.recital.voice import Voice

BROWSER = Path(__file__).parent.parent / "browser"
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--autoplay-policy=no-user-gesture-required"]
BUILD = """
import { build } from "vite";
const lib = { entry: { sound: "src/audio/sound.ts", house: "src/clock/house.ts" }, formats: ["es"] };
const made = { lib, outDir: process.argv[1], emptyOutDir: false, minify: true };
await build({ configFile: false, logLevel: "error", build: made });
"""
PAGE = """
async (clips) => {
  const { Sound } = await import("/sound.js");
  const { HouseClock } = await import("/house.js");
  const house = new HouseClock();
  const now = performance.now();
  house.hear({ page_ms: now, house_ms: now });
  const faults = [];
  const sound = new Sound(house, { onFault: (url, fault) => faults.push(`${url}: ${fault}`) });
  await sound.unlock();
  const took = [];
  for (const [reading, { url, key, samples }] of clips.entries()) {
    const at_ms = performance.now() + 700;
    const clip = { url, samples, first: null, kind: "upper", at_ms, sealed: true };
    const set = sound.schedule({ type: "programme", reading: reading + 1, clips: [clip], onset_ms: at_ms });
    await new Promise((done) => setTimeout(done, 250));
    const began = performance.now();
    sound.unseal(reading + 1, key);
    await set;
    took.push(performance.now() - began);
    sound.cancel(reading + 1);
  }
  return { took, faults, running: sound.running };
}
"""


@contextmanager
def served(root: Path) -> Iterator[str]:
    """What lies in `root`, on a free port."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def sealed(root: Path, voice: Voice, times: int) -> tuple[list[dict[str, Any]], list[float]]:
    """Clips on their way to the page, with the ms that sealing each took."""
    clips, took = [], []
    for number in range(times):
        clip, key = voice.clip(number % 100 + 1, "upper"), secrets.token_bytes(KEY_BYTES)
        began = perf_counter()
        body = Seal(voice, "upper", key).put_on(clip.path)
        took.append(1000 * (perf_counter() - began))
        (root / f"{number}.bin").write_bytes(body)
        clips.append({"url": f"/{number}.bin", "key": key.hex(), "samples": clip.samples})
    return clips, took


def opened(page: Page, clips: Sequence[dict[str, Any]]) -> list[float]:
    """Ms from each key to the sound that is scheduled."""
    seen = page.evaluate(PAGE, clips)
    assert seen["running"], "no sound flows in this browser"
    assert not seen["faults"], seen["faults"]
    took: list[float] = seen["took"]
    return took


def spread(ms: Sequence[float]) -> str:
    """The middle, the slowest tenth and the slowest."""
    ordered = sorted(ms)
    middle, nearly, most = ordered[len(ordered) // 2], ordered[int(0.9 * len(ordered))], ordered[-1]
    return f"median {middle:6.2f} ms, p90 {nearly:6.2f}, most {most:6.2f}"


def main() -> int:
    asked = argparse.ArgumentParser(description="From the key of a sealed verse to its sound.")
    asked.add_argument("--times", type=int, default=40)
    asked.add_argument("--slow", type=float, default=4)
    given = asked.parse_args()
    with TemporaryDirectory() as folder, served(Path(folder)) as address, sync_playwright() as playwright:
        root = Path(folder)
        subprocess.run(["node", "--input-type=module", "-e", BUILD, folder], cwd=BROWSER, check=True)
        (root / "index.html").write_text("<!doctype html><title>Sound</title>")
        clips, sealing = sealed(root, Voice.load(), given.times)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        page = browser.new_page()
        page.goto(address)
        quick = opened(page, clips)
        slow = browser.new_page()
        slow.goto(address)
        session = slow.context.new_cdp_session(slow)
        session.send("Emulation.setCPUThrottlingRate", {"rate": given.slow})
        slowly = opened(slow, clips)
        browser.close()
    print(f"the house seals a verse       {spread(sealing[1:])} (the first, which reads all: {sealing[0]:.1f} ms)")
    print(f"from key to sound             {spread(quick)}")
    print(f"the same, {given.slow:g} times slower     {spread(slowly)}   limit {KEY_MARGIN_MS / 2:g}")
    return 0 if sorted(slowly)[int(0.9 * len(slowly))] <= KEY_MARGIN_MS / 2 else 1


if __name__ == "__main__":
    sys.exit(main())
