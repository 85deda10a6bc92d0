import { afterEach, expect, it, vi } from "vitest";
import { sitHere, sitsElsewhere } from "./tabs";

// Another window of the same browser.
const other = new BroadcastChannel("karuta.sits");

afterEach(() => {
  other.onmessage = null;
  sitHere(null);
});

it("hears from the window that sits at a match, and of no other match", async () => {
  other.onmessage = ({ data }) => "asks" in data && data.asks === "m1" && other.postMessage({ has: "m1" });
  expect(await sitsElsewhere("m1")).toBe(true);
  expect(await sitsElsewhere("m2")).toBe(false);
});

it("answers for the match that this window sits at", async () => {
  const answers: unknown[] = [];
  other.onmessage = ({ data }) => answers.push(data);
  sitHere("m3");
  other.postMessage({ asks: "m2" });
  other.postMessage({ asks: "m3" });
  await vi.waitFor(() => expect(answers).toEqual([{ has: "m3" }]));
});
