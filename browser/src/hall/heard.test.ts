import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Said } from "../protocol-hall";
import { heard, hearSaid, SHOWN_MS } from "./heard";

const said = (name: string, at_ms: number): Said => ({ name, phrase: "hai", at_ms });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  hearSaid(null, []);
  vi.runAllTimers();
  vi.useRealTimers();
});

it("shows what is said from now on, each for its time", () => {
  const [a, b, c] = [said("Aoi", 1), said("Ken", 2), said("Aoi", 3)];
  hearSaid("ABCDE", [a]);
  expect(heard.value).toEqual([]);
  hearSaid("ABCDE", [a, b]);
  vi.advanceTimersByTime(SHOWN_MS / 2);
  hearSaid("ABCDE", [a, b, c]);
  expect(heard.value).toEqual([b, c]);
  // Told again after a cut, as new objects.
  hearSaid("ABCDE", [said("Aoi", 1), said("Ken", 2), said("Aoi", 3)]);
  expect(heard.value).toEqual([b, c]);
  vi.advanceTimersByTime(SHOWN_MS / 2);
  expect(heard.value).toEqual([c]);
  vi.advanceTimersByTime(SHOWN_MS / 2);
  expect(heard.value).toEqual([]);
});

it("does not say again in another room what was said before one came", () => {
  hearSaid("ABCDE", []);
  hearSaid("FGHIJ", [said("Ken", 5)]);
  expect(heard.value).toEqual([]);
});
