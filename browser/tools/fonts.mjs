// Cuts the fonts that the page needs out of the packages' whole files: in Yuji Syuku the kana of the torifuda, the signs of
// the yomifuda and the few that are written large (the entrance, a win, a loss), in Klee One the signs of the poems, the catalogues and the
// glossary. A sign outside would be a box on a machine without Japanese fonts. Paper gets them all in three faces.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const root = new URL("../../", import.meta.url);
const text = (path) => readFileSync(new URL(path, root), "utf8");
const signs = (value, test) => [...new Set(value)].filter((sign) => test.test(sign)).sort().join("");

const poems = text("src/karuta/poems/anthology.csv");
const glossary = existsSync(new URL("src/karuta/glossary.csv", root)) ? text("src/karuta/glossary.csv") : "";
const catalogues = readdirSync(new URL("src/karuta/locales/", root))
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => text(`src/karuta/locales/${name}`))
  .join("");

// Of the anthology: the poems as printed, and the poets, which stand next to each other and hold no commas.
const [head, ...lines] = poems.split(/\r?\n/);
const [from, to] = ["text_1", "author"].map((name) => head.split(",").indexOf(name));
const printed = lines.flatMap((line) => line.split(",").slice(from, to + 1)).join("");

const kana = Array.from({ length: 0x3097 - 0x3041 }, (_, i) => String.fromCodePoint(0x3041 + i)).join("");
const katakana = Array.from({ length: 0x30fd - 0x30a1 }, (_, i) => String.fromCodePoint(0x30a1 + i)).join("");
const japanese = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/u;
const latin = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join("") + "–—‘’“”…•·×←→↑↓";

const latinExt = Array.from({ length: 0x180 - 0x100 }, (_, i) => String.fromCodePoint(0x100 + i)).join("");

const out = new URL("../src/assets/", import.meta.url);
mkdirSync(out, { recursive: true });
async function cut(name, source, wanted) {
  const file = new URL(`../node_modules/@fontsource/${source}`, import.meta.url);
  writeFileSync(new URL(`${name}.woff2`, out), await subsetFont(readFileSync(file), wanted, { targetFormat: "woff2" }));
}

await cut("torifuda", "yuji-syuku/files/yuji-syuku-japanese-400-normal.woff2", kana);
await cut("yomifuda", "yuji-syuku/files/yuji-syuku-japanese-400-normal.woff2", kana + signs(printed, japanese));
await cut("brush", "yuji-syuku/files/yuji-syuku-japanese-400-normal.woff2", signs("競技歌留多難波津に咲くやこの花冬ごもり勝負引分五光四雨三月見酒猪鹿蝶赤短青タネンカス札こい！親対戦間", japanese));
await cut("klee", "klee-one/files/klee-one-japanese-400-normal.woff2", kana + katakana + signs(poems + glossary + catalogues, japanese));
await cut("klee-latin", "klee-one/files/klee-one-japanese-400-normal.woff2", latin);
// The whole file lacks most of them, the vowels with a long mark of Japanese names among them.
await cut("klee-latin-ext", "klee-one/files/klee-one-latin-ext-400-normal.woff2", latinExt);

// For paper: typst reads no woff2, and takes one file for each family and weight, so what the packages part (Latin with
// marks, Cyrillic) gets a family name of its own; `karuta.print.setting` names them one after the other.
const paper = new URL("src/karuta/print/fonts/", root);
mkdirSync(paper, { recursive: true });
const written = kana + katakana + latin + signs(poems + glossary + catalogues, japanese);
const cyrillic = Array.from({ length: 0x460 - 0x400 }, (_, i) => String.fromCodePoint(0x400 + i)).join("") + "№";

async function print(name, source, wanted, family, style = "Regular") {
  const file = readFileSync(new URL(`../node_modules/@fontsource/${source}.woff2`, import.meta.url));
  const font = await subsetFont(file, wanted, { targetFormat: "truetype" });
  writeFileSync(new URL(`${name}.ttf`, paper), family ? renamed(font, family, style) : font);
}

/** The same font with `family` as its family name. */
function renamed(font, family, style) {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const tables = records.map((at) => {
    const [tag, from, length] = [font.toString("latin1", at, at + 4), font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return { tag, data: tag === "name" ? naming(family, style) : font.subarray(from, from + length) };
  });
  const head = Buffer.from(font.subarray(0, 12 + 16 * tables.length));
  const parts = [head];
  let offset = head.length;
  tables.forEach(({ data }, i) => {
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    [sum, offset, data.length].forEach((value, n) => head.writeUInt32BE(value, 12 + 16 * i + 4 + 4 * n));
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

/** A name table with family, style, full and PostScript name for Windows in English. */
function naming(family, style) {
  const names = [[1, family], [2, style], [4, `${family} ${style}`], [6, `${family.replaceAll(" ", "")}-${style}`]];
  const head = Buffer.alloc(6 + 12 * names.length);
  [0, names.length, head.length].forEach((value, n) => head.writeUInt16BE(value, 2 * n));
  let offset = 0;
  const texts = names.map(([id, name], i) => {
    const text = Buffer.from(name, "utf16le").swap16();
    [3, 1, 0x409, id, text.length, offset].forEach((value, n) => head.writeUInt16BE(value, 6 + 12 * i + 2 * n));
    offset += text.length;
    return text;
  });
  return Buffer.concat([head, ...texts]);
}

await print("yuji", "yuji-syuku/files/yuji-syuku-japanese-400-normal", written);
for (const [end, style, klee, clear] of [["", "Regular", 400, 400], ["-bold", "Bold", 600, 700]]) {
  await print(`klee${end}`, `klee-one/files/klee-one-japanese-${klee}-normal`, written);
  await print(`klee-latin${end}`, `klee-one/files/klee-one-latin-ext-${klee}-normal`, latinExt, "Klee One Latin", style);
  await print(`clear${end}`, `biz-udpgothic/files/biz-udpgothic-japanese-${clear}-normal`, written);
  // What is Japanese has Cyrillic as wide as kanji, if any.
  const golos = (part) => `golos-text/files/golos-text-${part}-${clear}-normal`;
  await print(`golos${end}`, golos("latin"), latin);
  await print(`golos-latin${end}`, golos("latin-ext"), latinExt, "Golos Text Latin", style);
  await print(`golos-cyrillic${end}`, golos("cyrillic"), cyrillic, "Golos Text Cyrillic", style);
}
