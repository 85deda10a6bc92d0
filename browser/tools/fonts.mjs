// Cuts the fonts that the page needs out of the packages' whole files: in Yuji Syuku the kana of the torifuda, the signs of
// the yomifuda and the few that are written large (the entrance, a win, a loss), in Klee One the signs of the poems, the catalogues and the
// glossary. A sign outside would be a box on a machine without Japanese fonts.
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
