// @vitest-environment happy-dom
import { h, render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Sitting } from "./elsewhere";

const SITTING: Sitting = { match: "m", own: [0], names: ["Mio", "Haru"], players: [null, null], room: "ABCDE" };
/** Effects run once the page is painted. */
const painted = () => new Promise((done) => setTimeout(done, 150));
let root: HTMLElement;

/** The page is loaded, at this address. */
async function load(at: string) {
  history.replaceState(null, "", at);
  vi.resetModules();
  return import("./way-back");
}

type Page = Awaited<ReturnType<typeof load>>;

async function show({ useWayBack }: Page, sitting: Sitting): Promise<void> {
  const Result = () => {
    useWayBack(sitting);
    return null;
  };
  render(h(Result, {}), root);
  await painted();
}

beforeEach(() => {
  sessionStorage.clear();
  root = document.createElement("div");
});

afterEach(() => render(null, root));

describe("a result that is loaded again", () => {
  it("leads to the room in which its match was begun, once", async () => {
    await show(await load("/koikoi"), SITTING);
    const again = await load("/koikoi");
    expect(again.wayBack()).toBe("/room/ABCDE");
    expect(again.wayBack()).toBeNull();
    expect((await load("/koikoi")).wayBack()).toBeNull();
  });

  it("leads nowhere once it was left, by a link or for another address", async () => {
    await show(await load("/koikoi"), SITTING);
    render(null, root);
    await painted();
    expect((await load("/koikoi")).wayBack()).toBeNull();
    await show(await load("/koikoi"), SITTING);
    expect((await load("/hall")).wayBack()).toBeNull();
  });

  it.each([
    ["played alone", { ...SITTING, room: "" }],
    ["that one looks on at", { ...SITTING, own: [] }],
  ])("of a match %s has no room", async (_, sitting) => {
    await show(await load("/koikoi"), sitting);
    expect((await load("/koikoi")).wayBack()).toBeNull();
  });
});
