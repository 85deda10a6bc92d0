/** A page of development alone: the board with made-up tables, to look at and to measure. Not part of the build. */
import "./styles/page.css";
import "./mat/board.css";
import { Board, type HintLevel, type Mode } from "./mat/board";
import type { CardText } from "./mat/card";
import type { Hint, Place, Places, Table } from "./mat/types";
import anthology from "../../src/karuta/poems/anthology.csv?raw";

function poemsOf(csv: string): (CardText & { kimariji: string })[] {
  const [head, ...lines] = csv.trim().split(/\r?\n/);
  const names = head!.split(",");
  return lines.slice(1).map((line) => {
    const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, "").replace(/^"|"$/g, ""));
    const of = (name: string) => cells[names.indexOf(name)] ?? "";
    const five = (form: string) => [1, 2, 3, 4, 5].map((n) => of(`${form}_${n}`));
    return {
      number: Number(of("number")),
      torifuda: of("torifuda"),
      pronunciation: five("pron"),
      romaji: five("romaji"),
      gloss: of("gloss_en"),
      kimariji: of("kimariji"),
    };
  });
}

const poems = poemsOf(anthology);
const wishes = new URLSearchParams(location.search);
const ROWS: [number, number][] = [[3, 4], [4, 4], [5, 5]];

function lay(cards: readonly number[], field: "A" | "B"): Places {
  const places: Places = {};
  let next = 0;
  ROWS.forEach(([left, right], row) => {
    for (let i = 0; i < left; i++) places[cards[next++]!] = [field, row, i * 520];
    for (let i = 0; i < right; i++) places[cards[next++]!] = [field, row, 8700 - (right - i) * 520];
  });
  return places;
}

const shuffled = Array.from({ length: 100 }, (_, i) => ((i * 37 + 11) % 100) + 1);
const places = { ...lay(shuffled.slice(0, 25), "A"), ...lay(shuffled.slice(25, 50), "B") };
const ROMAJI = (poem: CardText & { kimariji: string }) =>
  (poem.romaji.join("").replace(/ /g, "").match(/[^aiueoāīūēō]*[aiueoāīūēō]|n/g) ?? []).slice(0, poem.kimariji.length).join("");
const hints: Record<string, Hint> = Object.fromEntries(
  poems.map((poem) => [poem.number, { kana: poem.kimariji, romaji: ROMAJI(poem) }]),
);

const table: Table = {
  kind: "fields",
  seat: 0,
  phase: "reading",
  card_height: 730,
  places,
  counts: [25, 25],
  unread: [],
  readings: 0,
  dead_left: 50,
  due: null,
  hands: [false, false],
  ready: [false, false],
  away: [false, false],
  hai: null,
  clock_ms: 0,
  memorise_until_ms: null,
  swings: true,
  fouls: [0, 0],
  last: null,
  winner: null,
  margin: 0,
  hints,
  may_take_back: false,
  paused: false,
};

document.documentElement.dataset["theme"] = wishes.get("theme") ?? "light";
const began = performance.now();
const board = new Board(document.getElementById("board")!, {
  say: (key, facts) => `${key} ${JSON.stringify(facts ?? {})}`,
  since: (event) => (event.timeStamp - began) * 10,
  onLay: (changed) => {
    Object.assign(table.places, changed);
    void board.setTable({ ...table, places: { ...table.places, ...changed } });
  },
  onPut: (card: number, place: Place) => {
    table.places = { ...table.places, [card]: place };
    table.due = null;
    void board.setTable({ ...table });
    board.setMode("take");
  },
  onPick: (card) => board.setPicked([card]),
});
board.setPoems(poems);
board.setSeat(Number(wishes.get("seat") ?? 0));
board.setHints((wishes.get("hint") ?? "off") as HintLevel);
board.setFaceMe(wishes.has("face"));
board.setNeat(wishes.has("neat"));
board.setCalm(wishes.has("calm"));
if (wishes.has("clear")) board.setFace("clear");
if (wishes.has("due")) {
  const rest = { ...places };
  const card = shuffled[30]!;
  delete rest[card];
  Object.assign(table, { places: rest, due: { seat: 1, count: 1, cards: [card] } });
}
if (wishes.has("deal")) void board.setTable({ ...table, places: {} }).then(() => board.setTable(table));
else void board.setTable(table);
board.setMode((wishes.get("mode") ?? "take") as Mode);
board.openReading();
Object.assign(globalThis, { board, table, poems });
