// @vitest-environment happy-dom
import { h, render, type ComponentChild } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { welcome } from "../connection";
import type { Welcome } from "../protocol";
import type { RoomTold } from "../protocol-hall";
import { Field, Form, Secret } from "./account-forms";
import { Chairs } from "./chairs";
import * as hall from "./hall";
import { LinkField } from "./invitation";
import type { Answer } from "./people";
import { Sayings } from "./phrases";

const MIO = { key: "mio", name: "Mio", level: "easy", style: "attack", grade: "E", words: "character" };
const GAME = { name: "kyogi", kind: "fields", seats: [2], together: 2, options: [], players: ["mio"], even: false };
const told = (over: Partial<RoomTold> = {}): RoomTold => ({
  type: "room",
  code: "K4RTA",
  terms: { game: "kyogi", seats: 2 },
  seats: [{ name: "Ono", here: true }, {}],
  listed: false,
  host: true,
  seat: 0,
  said: [],
  ...over,
});

let root: HTMLElement;
let sent: unknown[] = [];
const show = (child: ComponentChild) => act(() => render(child, root));
const all = <E extends HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)];
const buttons = () => all<HTMLButtonElement>("button").map(({ textContent }) => textContent?.trim().split(" ")[0]);

beforeEach(() => {
  root = document.body.appendChild(document.createElement("main"));
  sent = [];
  hall.through({ send: (message) => sent.push(message) > 0 });
  welcome.value = { type: "welcome", protocol: 1, version: "1", voices: [], players: [MIO], games: [GAME] } as unknown as Welcome;
});
afterEach(() => {
  render(null, root);
  root.remove();
});

describe("the seats of a room", () => {
  it("are the host's to fill and to free, but for the own", () => {
    show(h(Chairs, { told: told() }));
    expect(buttons()).toEqual(["room-sit"]);
    const house = all<HTMLSelectElement>("select")[0]!;
    house.value = "mio";
    house.dispatchEvent(new Event("change", { bubbles: true }));
    show(h(Chairs, { told: told({ seats: [{ name: "Ono", here: true }, { name: "Ben", here: true }] }) }));
    expect(buttons()).toEqual(["room-send-off"]);
    all("button")[0]!.click();
    expect(sent).toEqual([
      { type: "invite", seat: 1, who: "mio" },
      { type: "invite", seat: 1, who: null },
    ]);
  });

  it("can be taken by who is no host; nobody of the house sits at a match that counts", () => {
    show(h(Chairs, { told: told({ host: false }) }));
    expect([buttons(), all("select").length]).toEqual([["room-sit"], 0]);
    show(h(Chairs, { told: told({ terms: { game: "kyogi", seats: 2, rated: true } }) }));
    expect([buttons(), all("select").length]).toEqual([["room-sit"], 0]);
  });

  it("stay as they are while a match is played", () => {
    show(h(Chairs, { told: told({ match: "m1", seats: [{ name: "Ono", here: true }, { name: "Ben" }] }) }));
    expect(buttons()).toEqual([]);
    expect(all(".chair-state").length).toBe(0);
    show(h(Chairs, { told: told({ match: "m1", over: true, seats: [{ name: "Ono", here: true, again: true }, { name: "Ben" }] }) }));
    expect(all(".chair-state").map(({ textContent }) => textContent?.trim())).toEqual(["room-wants-again", "room-away"]);
  });

  it("tell who hears the page what changes, and lead to who has a page", () => {
    show(h(Chairs, { told: told({ seats: [{ name: "Ono", account: "Ono", here: true, ready: true }, { who: "mio" }] }) }));
    const heard = all("[role=status]")[0]!.textContent;
    expect(heard).toContain("Ono, room-ready");
    expect(heard).toContain("Mio, room-house-player");
    expect(all<HTMLAnchorElement>("a").map((link) => link.getAttribute("href"))).toEqual(["/people/Ono"]);
  });

  it("face each other in teams", () => {
    const four = [{ name: "A" }, { name: "B" }, { name: "C" }, {}];
    show(h(Chairs, { told: told({ terms: { game: "kyogi", seats: 4 }, seats: four }) }));
    expect(all("section").map((side) => [...side.querySelectorAll(".chair-name")].map(({ textContent }) => textContent?.trim()))).toEqual([["A", "C"], ["B"]]);
  });
});

describe("a form about oneself", () => {
  const submit = (answers: Answer<unknown>[]) => {
    const asked = vi.fn(() => Promise.resolve(answers.shift()!));
    show(h(Form, { title: "Name", go: "Save", submit: asked, children: [h(Field, { name: "name", label: "Name", complete: "username" }), h(Secret, { name: "password", label: "Password", complete: "new-password" })] }));
    return asked;
  };
  const send = () => act(async () => void all("form")[0]!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));

  it("says what went wrong and keeps what was typed, then that it is done", async () => {
    const asked = submit([
      { ok: false, why: { key: "error-of-a-newer-house", facts: {} } },
      { ok: true, told: null },
    ]);
    all<HTMLInputElement>("input")[0]!.value = "Ono";
    await send();
    expect(all("[role=alert]")[0]!.textContent).toBe("hall-unanswered");
    expect(all<HTMLInputElement>("input")[0]!.value).toBe("Ono");
    await send();
    expect(all("[role=alert]")[0]!.textContent).toBe("");
    expect(all("[role=status]")[0]!.textContent).toContain("account-done");
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("shows a password only to who asks for it", () => {
    submit([]);
    const type = () => all<HTMLInputElement>("[name=password]")[0]!.type;
    expect(type()).toBe("password");
    act(() => all("[aria-pressed]")[0]!.click());
    expect(type()).toBe("text");
  });
});

it("a link is copied without the clipboard of a safe page as well", async () => {
  show(h(LinkField, { label: "Link", link: "http://here/room/K4RTA" }));
  const copy = vi.fn(() => true);
  Object.assign(document, { execCommand: copy });
  vi.stubGlobal("navigator", { clipboard: undefined });
  await act(async () => all("button")[0]!.click());
  vi.unstubAllGlobals();
  expect(copy).toHaveBeenCalledWith("copy");
  expect(all("[role=status]")[0]!.textContent).toBe("room-copied");
});

it("what was said last is shown by who said it", () => {
  const of = Array.from({ length: 9 }, (_, at) => ({ name: at % 2 ? "Ben" : "gone", phrase: "hai" as const, at_ms: at }));
  show(h(Sayings, { of, seats: [{ name: "Ono" }, { name: "Ben" }], most: 3 }));
  expect(all("p").map((line) => [line.querySelector("b")?.textContent, line.querySelectorAll("svg").length])).toEqual([["gone", 0], ["Ben", 1], ["gone", 0]]);
});
