import { zipSync, type Zippable } from "fflate";
import { describe, expect, it } from "vitest";
import { crcOf, MOST_FILES, opened, plainFile } from "./zip";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (given: Uint8Array) => new TextDecoder().decode(given);
const zip = (files: Zippable) => new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
const why = (work: Promise<unknown>) => work.then(() => "nothing wrong", (fault: { why?: string }) => fault.why ?? String(fault));
/** The zip with some of its bytes changed. */
async function changed(of: Blob, change: (raw: Uint8Array) => void): Promise<Blob> {
  const raw = new Uint8Array(await of.arrayBuffer());
  change(raw);
  return new Blob([raw]);
}
const LONG = "difficult ".repeat(5000);

describe("a zip", () => {
  it("gives its files, packed or not, in folders or not", async () => {
    const given = await opened(zip({ "a/b/017_1.ogg": bytes(LONG), "018_1.ogg": [bytes("plain"), { level: 0 }], "empty.ogg": new Uint8Array(0), "a/": new Uint8Array(0) }));
    expect(given.map(({ path, bytes }) => [path, bytes])).toEqual([["a/b/017_1.ogg", LONG.length], ["018_1.ogg", 5], ["empty.ogg", 0]]);
    expect(await Promise.all(given.map(async (each) => text(await each.read(1e6))))).toEqual([LONG, "plain", ""]);
  });
  it("says what it is not", async () => {
    expect(await why(opened(new Blob(["no zip at all"])))).toBe("not-a-zip");
    expect(await why(opened(new Blob([])))).toBe("not-a-zip");
    const whole = zip({ "017_1.ogg": bytes(LONG), "018_1.ogg": bytes("b") });
    for (const share of [0.3, 0.6, 0.95]) expect(await why(opened(whole.slice(0, Math.floor(whole.size * share))))).toBe("cut-short");
  });
  it("a bomb is stopped when it has unpacked too much, whatever its list says", async () => {
    const bomb = zip({ "017_1.ogg": [new Uint8Array(30e6), { level: 9 }] });
    expect(bomb.size).toBeLessThan(60e3);
    const [one] = await opened(bomb);
    expect(await why(one!.read(1e6))).toBe("big");
    const small = await changed(bomb, (raw) => {
      const list = new DataView(raw.buffer);
      const at = list.getUint32(raw.length - 6, true);
      list.setUint32(at + 24, 1000, true);
    });
    const [liar] = await opened(small);
    expect(liar!.bytes).toBe(1000);
    expect(await why(liar!.read(1e6))).toBe("big");
  });
  it("more files than any pack has are not even listed", async () => {
    const many = Object.fromEntries(Array.from({ length: MOST_FILES + 1 }, (_, i) => [`${i}.ogg`, new Uint8Array(0)]));
    expect(await why(opened(zip(many)))).toBe("too-many");
  });
  it("one damaged or locked file leaves the others", async () => {
    const whole = zip({ "017_1.ogg": bytes(LONG), "018_1.ogg": [bytes("plain words"), { level: 0 }], "019_1.ogg": bytes("c") });
    const broken = await changed(whole, (raw) => {
      raw.fill(0x55, 60, 80);
      raw[Buffer.from(raw).indexOf("plain words")] = 0x51;
    });
    const given = await opened(broken);
    expect(await Promise.all(given.map((each) => why(each.read(1e6))))).toEqual(["damaged", "damaged", "nothing wrong"]);
    const locked = await changed(whole, (raw) => {
      const list = new DataView(raw.buffer);
      const at = list.getUint32(raw.length - 6, true);
      list.setUint16(at + 8, list.getUint16(at + 8, true) | 1, true);
    });
    expect(await Promise.all((await opened(locked)).map((each) => why(each.read(1e6))))).toEqual(["locked", "nothing wrong", "nothing wrong"]);
  });
  it("names of old Japanese systems are read", async () => {
    const plain = zip({ "xx_017_1.ogg": bytes("a") });
    const old = await changed(plain, (raw) => {
      // 読 in Shift JIS.
      for (let at = 0; (at = Buffer.from(raw).indexOf("xx_")) >= 0; ) raw.set([0x93, 0xc7], at);
    });
    expect((await opened(old))[0]!.path).toBe("読_017_1.ogg");
  });
  it("the check sum is that of zips", () => {
    expect(crcOf(bytes("123456789"))).toBe(0xcbf43926);
  });
});

describe("a file of the device", () => {
  it("is read, unless it is too large", async () => {
    const file = new File(["abc"], "017_1.ogg");
    expect(plainFile(file, "x/017_1.ogg")).toMatchObject({ path: "x/017_1.ogg", bytes: 3 });
    expect(text(await plainFile(file, "a").read(3))).toBe("abc");
    expect(await why(plainFile(file, "a").read(2))).toBe("big");
  });
});
