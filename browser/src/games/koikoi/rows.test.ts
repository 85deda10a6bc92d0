import { describe, expect, it } from "vitest";
import type { KoikoiTable } from "../../protocol-koikoi";
import { byKind, DECK } from "../flowers/deck";
import { rowsOf, threatsOf } from "./rows";

const card = (token: string) => DECK.find((each) => each.token === token)!.number;
type Progress = KoikoiTable["progress"][number][number];
const progress = (name: string, have: string[], open: string[], over: Partial<Progress> = {}): Progress => ({
  name,
  have: have.map(card),
  open: open.map(card),
  lost: [],
  needed: open.length,
  points: 5,
  dead: false,
  ...over,
});
const RULES = { sanko: 5, ame_shiko: 7, shiko: 8, goko: 10, hanami: 5, akatan: 5, aotan: 5, akatan_aotan: 10, tan: 1 };
const nobody = (name: string, open: string[], needed = open.length) => progress(name, [], open, { needed });

describe("the rows of the panel", () => {
  const brights = ["crane", "curtain", "moon", "phoenix"];
  const table = {
    yaku: [[], []] as KoikoiTable["yaku"],
    progress: [
      [
        progress("goko", ["crane", "moon"], ["curtain", "rain-man", "phoenix"]),
        progress("sanko", ["crane", "moon"], ["curtain", "phoenix"], { needed: 1 }),
        progress("tan", ["01-ribbon"], ["02-ribbon", "03-ribbon", "04-ribbon", "05-ribbon"], { needed: 4 }),
      ],
      [
        nobody("goko", ["curtain", "rain-man", "phoenix"], 5),
        progress("sanko", [], ["curtain", "phoenix"], { needed: 3, lost: [card("crane"), card("moon")], dead: true }),
        nobody("tan", ["02-ribbon"], 5),
      ],
    ] as KoikoiTable["progress"],
  };

  it("puts the four yaku of brights into one row, told by the nearest", () => {
    const [row] = rowsOf(table, RULES);
    expect(row).toMatchObject({ key: "brights", names: ["sanko", "goko"], points: [5, 10], shape: "set" });
    expect(row!.sides[0]).toMatchObject({ have: 2, of: 3, dead: false, next: { name: "sanko", needed: 1 } });
    expect(row!.sides[0].cards.map(({ mark }) => mark)).toEqual(["have", "open", "have", "open", "open"]);
    expect(row!.sides[1].cards.filter(({ mark }) => mark === "lost").map((each) => each.card)).toEqual([card("crane"), card("moon")]);
  });

  it("counts where any cards of a kind do, and leaves out what is not in force", () => {
    const rows = rowsOf(table, RULES);
    expect(rows.map(({ key }) => key)).toEqual(["brights", "tan"]);
    expect(rows[1]!.sides[0]).toMatchObject({ have: 1, of: 5, cards: [] });
  });

  it("is dead only when no yaku of the row can come and none is made", () => {
    const dead = progress("akatan", [], [], { dead: true, needed: 3 });
    const both = progress("akatan-aotan", [], [], { dead: true, needed: 6 });
    const of = (made: boolean) =>
      rowsOf(
        { progress: [[dead, both], [dead, both]], yaku: [made ? [{ name: "akatan", cards: [], points: 5 }] : [], []] },
        RULES,
      )[0]!;
    expect(of(false).sides[0].dead).toBe(true);
    expect(of(true).sides[0].dead).toBe(false);
    expect(of(true).sides[1].dead).toBe(true);
  });

  it("knows its brights", () => {
    expect(byKind([...brights.map(card), card("cup"), card("01-ribbon"), card("12-plain-1")])).toEqual({
      bright: brights.map(card),
      animal: [card("cup")],
      ribbon: [card("01-ribbon")],
      plain: [card("12-plain-1")],
    });
  });
});

describe("what the other side needs", () => {
  const all = [
    progress("tsukimi-zake", ["moon"], ["cup"], { points: 5 }),
    progress("tan", ["01-ribbon"], ["02-ribbon", "03-ribbon"], { needed: 1, points: 1 }),
    progress("sanko", ["moon", "crane"], ["curtain", "phoenix"], { needed: 1, points: 5 }),
    progress("shiko", ["moon", "crane"], ["curtain", "phoenix"], { needed: 2, points: 8 }),
    progress("hanami-zake", [], ["curtain"], { dead: true, needed: 1 }),
  ];

  it("is one card, nearest first, then dearest", () => {
    expect(threatsOf(all, [card("02-ribbon")]).map(({ yaku }) => yaku)).toEqual(["tan", "tsukimi-zake", "sanko"]);
    expect(threatsOf(all, [card("02-ribbon")])[0]!.near).toEqual([card("02-ribbon")]);
  });

  it("tells of the brights only once, and never of what can't be made", () => {
    const more = [...all, progress("ame-shiko", ["moon", "crane"], ["rain-man"], { points: 7 })];
    const names = threatsOf(more, []).map(({ yaku }) => yaku);
    expect(names.filter((name) => ["sanko", "shiko", "ame-shiko", "goko"].includes(name))).toEqual(["ame-shiko"]);
    expect(names).not.toContain("hanami-zake");
  });
});
