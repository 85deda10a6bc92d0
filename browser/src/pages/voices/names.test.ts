import { describe, expect, it } from "vitest";
import { gathered, isSound, SLOTS, slotOf, sortOut, verseOf } from "./names";

const two = (n: number, width = 3) => String(n).padStart(width, "0");
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe("the name of a verse", () => {
  const known: [string, number, string][] = [
    ["017_1.ogg", 17, "upper"],
    ["017_2.ogg", 17, "lower"],
    ["000_1.ogg", 0, "upper"],
    ["100_2.MP3", 100, "lower"],
    ["serino_001_1.ogg", 1, "upper"],
    ["wasuramoti_reader/serino/serino_001_2.ogg", 1, "lower"],
    ["a/b/c/017_1.wav", 17, "upper"],
    ["my reader 2020_017_1.m4a", 17, "upper"],
    ["me.and.you_017_1.m4a", 17, "upper"],
    ["17_1.flac", 17, "upper"],
    ["017-2.opus", 17, "lower"],
    ["読手_０１７_１.ogg", 17, "upper"],
  ];
  it.each(known)("%s is poem %i, %s", (path, poem, verse) => {
    expect(verseOf(path)).toEqual({ poem, verse });
  });
  it.each(["101_1.ogg", "017_3.ogg", "017_0.ogg", "0017_1.ogg", "017.ogg", "017_1_take2.ogg", "x017_1.ogg", "_1.ogg", ".ogg", ""])("%s is none", (path) => {
    expect(verseOf(path)).toBeNull();
  });
  it("every slot is found under its own name, with any prefix, in any folder and format", () => {
    for (const slot of SLOTS) {
      for (const path of [`${slot}.ogg`, `x/${slot}.mp3`, `reader_${slot}.wav`, `a/b_1/Reader A_${slot}.M4A`]) {
        const told = verseOf(path)!;
        expect(slotOf(told.poem, told.verse)).toBe(slot);
      }
    }
    expect(new Set(SLOTS).size).toBe(202);
  });
  it("tells sounds from what else lies in folders", () => {
    expect(["a.ogg", "A.WAV", "a/b.m4a"].every(isSound)).toBe(true);
    expect(["a.txt", "a", "ogg", "__MACOSX/017_1.ogg", "a/._017_1.ogg", ".ogg"].some(isSound)).toBe(false);
  });
});

describe("what a pack is", () => {
  it("a whole pack has all its verses, and litter is not spoken of", () => {
    const paths = SLOTS.map((slot) => `p/serino_${slot}.ogg`);
    const found = sortOut([...paths, "p/.DS_Store", "__MACOSX/p/._serino_000_1.ogg", "p/Thumbs.db"]);
    expect(found).toMatchObject({ kind: "verses", odd: [] });
    expect(found.kind === "verses" && found.files.map(({ poem, verse }) => slotOf(poem, verse)).sort()).toEqual([...SLOTS].sort());
  });
  it("says of each file that is of no use why", () => {
    const found = sortOut(["017_1.ogg", "x_017_1.mp3", "017_2.ogg", "101_1.ogg", "cover.jpg", "018_1.ogg"]);
    expect(found).toMatchObject({ kind: "verses" });
    expect(found.odd).toEqual([
      { path: "cover.jpg", why: "other" },
      { path: "101_1.ogg", why: "unknown" },
      { path: "x_017_1.mp3", why: "doubled" },
    ]);
  });
  it("one sound is one long recording, also when a text lies beside it", () => {
    expect(sortOut(["evening.mp3", "about.txt"])).toEqual({ kind: "track", path: "evening.mp3", odd: [{ path: "about.txt", why: "other" }] });
  });
  it("one verse by name is a verse all the same", () => {
    expect(sortOut(["017_1.ogg"])).toMatchObject({ kind: "verses", files: [{ poem: 17, verse: "upper" }] });
  });
  it("without sounds it is nothing", () => {
    expect(sortOut(["a.txt"])).toEqual({ kind: "nothing", odd: [{ path: "a.txt", why: "other" }] });
    expect(sortOut([])).toEqual({ kind: "nothing", odd: [] });
  });

  const tracks: [string, string[], number[]][] = [
    ["numbers alone", upTo(1, 100).map((n) => `${n}.mp3`), upTo(1, 100)],
    ["numbers with names", upTo(1, 100).map((n) => `${two(n, 2)} ${n % 7} reader.mp3`), upTo(1, 100)],
    ["numbers behind the number of the disc", upTo(1, 100).map((n) => `CD1-${two(n)}.mp3`), upTo(1, 100)],
    ["the joka as 000", upTo(0, 100).map((n) => `${two(n)}.wav`), upTo(0, 100)],
    ["tracks from 1 to 101, the joka first", upTo(1, 101).map((n) => `Track ${two(n)}.wav`), upTo(0, 100)],
    ["some of them", [3, 17, 99].map((n) => `poem ${n}.wav`), [3, 17, 99]],
    ["by name alone, a hundred and one", upTo(0, 100).map((n) => `${String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26))}.wav`), upTo(0, 100)],
    ["by name alone, fewer", ["aki.wav", "haru.wav", "natsu.wav"], [1, 2, 3]],
    [
      "two discs that each begin with 1: in order",
      [1, 2].flatMap((disc) => upTo(1, 50).map((n) => `disc ${disc}/${n}.mp3`)),
      upTo(1, 100),
    ],
  ];
  it.each(tracks)("one track for each poem: %s", (_, paths, poems) => {
    const found = sortOut([...paths].reverse());
    expect(found).toMatchObject({ kind: "poems", odd: [] });
    expect(found.kind === "poems" && paths.map((path) => found.files.find((file) => file.path === path)?.poem)).toEqual(poems);
  });
  it("tracks that tell no poem, or one that is taken, are named", () => {
    const found = sortOut([...upTo(1, 20).map((n) => `${n}.mp3`), "17 again.mp3", "speech.mp3", "444.mp3"]);
    expect(found).toMatchObject({ kind: "poems", numbered: true });
    expect(found.odd).toEqual([
      { path: "17 again.mp3", why: "doubled" },
      { path: "444.mp3", why: "unknown" },
      { path: "speech.mp3", why: "unknown" },
    ]);
  });
});

describe("verses in few words", () => {
  it("gathers runs, and poems that lack one verse by themselves", () => {
    expect(gathered(["003_1", "003_2", "004_1", "004_2", "005_1", "005_2", "017_1", "020_2", "000_1", "000_2"])).toEqual({
      both: "0, 3–5",
      upper: "17",
      lower: "20",
    });
    expect(gathered(SLOTS).both).toBe("0–100");
    expect(gathered([])).toEqual({ both: "", upper: "", lower: "" });
    expect(gathered(["001_1", "002_1"]).upper).toBe("1, 2");
  });
});
