import { describe, expect, it } from "vitest";
import { commandOf, type Standing } from "./keys";
import { placed, wideCell } from "./places";

const field = placed(new Map(), [10, 14, 18, 22, 26, 30, 34, 38]);
const at = (over: Partial<Standing> = {}): Standing => ({
  zone: "hand",
  card: 1,
  hand: [0, 1, 2, 3, 4],
  field,
  cellOf: wideCell,
  choices: [],
  ringed: [],
  deciding: false,
  perRow: 8,
  ...over,
});

describe("keys at the table", () => {
  it("walk the hand, and go up to what the card would take", () => {
    expect(commandOf("ArrowRight", at())).toEqual({ do: "focus", zone: "hand", card: 2 });
    expect(commandOf("ArrowLeft", at({ card: 0 }))).toBeNull();
    expect(commandOf("ArrowUp", at({ ringed: [22] }))).toEqual({ do: "focus", zone: "field", card: 22 });
    expect(commandOf("ArrowUp", at())).toEqual({ do: "focus", zone: "field", card: 10 });
    expect(commandOf("ArrowDown", at())).toBeNull();
  });

  it("walk two rows of four on a small screen", () => {
    expect(commandOf("ArrowDown", at({ perRow: 4, card: 0 }))).toEqual({ do: "focus", zone: "hand", card: 4 });
    expect(commandOf("ArrowUp", at({ perRow: 4, card: 4 }))).toEqual({ do: "focus", zone: "hand", card: 0 });
  });

  it("walk the table and come back down to the hand", () => {
    expect(commandOf("ArrowDown", at({ zone: "field", card: 10 }))).toEqual({ do: "focus", zone: "field", card: 26 });
    expect(commandOf("ArrowDown", at({ zone: "field", card: 26 }))).toEqual({ do: "focus", zone: "hand", card: 0 });
    expect(commandOf("ArrowDown", at({ zone: null, card: null }))).toEqual({ do: "focus", zone: "hand", card: 0 });
  });

  it("go only between the cards that are asked for", () => {
    const asked = at({ zone: "field", card: 10, choices: [10, 34] });
    expect(commandOf("ArrowRight", asked)).toEqual({ do: "focus", zone: "field", card: 34 });
    expect(commandOf("ArrowLeft", asked)).toBeNull();
    expect(commandOf("2", asked)).toEqual({ do: "choose", card: 34 });
    expect(commandOf("3", asked)).toBeNull();
  });

  it("numbers name hand cards as they lie", () => {
    expect(commandOf("5", at())).toEqual({ do: "focus", zone: "hand", card: 4 });
    expect(commandOf("6", at())).toBeNull();
  });

  it("S and K mean something only while one decides", () => {
    expect(commandOf("s", at())).toBeNull();
    expect(commandOf("S", at({ deciding: true }))).toEqual({ do: "stop" });
    expect(commandOf("k", at({ deciding: true }))).toEqual({ do: "koikoi" });
  });

  it("letters open what they stand for", () => {
    expect(commandOf("u", at())).toEqual({ do: "take-back" });
    expect(commandOf("R", at())).toEqual({ do: "open", sheet: "rules" });
    expect(commandOf("Escape", at())).toEqual({ do: "put-back" });
    expect(commandOf("x", at())).toBeNull();
  });
});
