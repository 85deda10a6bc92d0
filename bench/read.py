"""Seconds that `karuta read` takes for an evening of a hundred poems, and the silence of a second as its file has it.

Of each kind of file: wall clock and processor, the ratio to the length of the sound, the most memory, and the least and
greatest gap between a lower verse and the upper one after it. The gap is measured on the decoded file: both recordings
are looked for in it by correlation (`karuta.recital.mixing.found`); it is what lies between the end of the one and the
beginning of the other. The last line asks for seconds that the voice was not recorded in.

    python bench/read.py [poems]
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import soundfile

from karuta.recital.mixing import KINDS, Mix, Verses, found, mixed
from karuta.recital.programme.reading import Reading
from karuta.recital.programme.wish import wish_of
from karuta.recital.voice import Voice

SEED = "7"
OWN = {"lower_s": 6.0, "linger_s": 2.0, "silence_s": 1.0, "upper_s": 7.0}
WITHIN = 2400
"""How far from its place a recording is looked for, in samples."""


def written(file: Path, poems: str, pace: str) -> tuple[float, float, float]:
    """Wall clock and processor in s, and the most memory in MB, of one `karuta read`."""
    command = [sys.executable, "-m", "karuta", "read", "--order", "competition", "--poems", poems, "--seed", SEED]
    began = perf_counter()
    child = subprocess.Popen([*command, "--pace", pace, "--out", str(file)], stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0
    return perf_counter() - began, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def gaps_ms(file: Path, verses: Verses, mix: Mix) -> list[float]:
    """Between each lower verse and the upper one after it, on the file."""
    sound, rate = soundfile.read(file, dtype="float32")
    assert (len(sound), rate) == (mix.length, mix.rate)
    gaps = []
    for lower, upper in pairwise(mix.placed):
        if (lower.verse, upper.verse) == ("lower", "upper"):
            one, other = (verses.wave(part.poem, part.verse) for part in (lower, upper))
            end = found(sound, one, lower.start, WITHIN) + len(one)
            gaps.append((found(sound, other, upper.start, WITHIN) - end) * 1000 / rate)
    return gaps


def main() -> None:
    """All kinds, and own seconds."""
    poems = sys.argv[1] if len(sys.argv) > 1 else "all"
    asked: list[tuple[str, dict[str, float] | str]] = [*((kind, "5-3-1-6") for kind in KINDS), ("mp3", OWN)]
    with tempfile.TemporaryDirectory(prefix="karuta-") as folder:
        made = []
        for index, (kind, pacing) in enumerate(asked):
            wish = wish_of({"poems": poems, "seed": SEED, "pacing": pacing})
            verses = Verses(Voice.recordings("mei"), wish.pacing)
            mix = mixed(Reading.begin(wish), verses, wish.span_s)
            file = Path(folder) / f"evening{index}.{kind}"
            wall, processor, memory = written(file, poems, wish.pacing.name)
            made.append((file, verses, mix))
            print(
                f"{kind:5}{wish.pacing.name}  {mix.seconds:7.1f} s of sound in {wall:5.1f} s, {processor:5.1f} s of "
                f"processor: {mix.seconds / wall:4.0f} times as fast as it sounds; {memory:3.0f} MB of memory, "
                f"a file of {file.stat().st_size / 1e6:5.1f} MB",
                flush=True,
            )
        # Only now: a child is counted with the memory of the process that it was split from.
        for file, verses, mix in made:
            gaps = gaps_ms(file, verses, mix)
            print(f"{file.suffix[1:]:5}{len(gaps)} gaps of {min(gaps):.3f} to {max(gaps):.3f} ms", flush=True)


if __name__ == "__main__":
    main()
