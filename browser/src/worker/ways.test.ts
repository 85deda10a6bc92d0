import { describe, expect, it } from "vitest";
import { BOOKS, wayOf, type Asked } from "./ways";
import { LANGUAGES } from "../words";

const FILES = new Set(["/assets/main-1a2b.js", "/icon.svg", "/app.webmanifest"]);
const way = (path: string, more: Partial<Asked> = {}) => {
  const [pathname = "", query] = path.split("?");
  return wayOf({ method: "GET", mode: "cors", path: pathname, search: query ? `?${query}` : "", own: true, ...more }, FILES);
};

describe("which way an answer comes", () => {
  it("any place of the page is the page", () => {
    for (const path of ["/", "/reader", "/play/bozu", "/room/ABCD", "/voices"]) expect(way(path, { mode: "navigate" })).toBe("page");
  });

  it("what is live is never kept, not even when one goes to it", () => {
    for (const path of ["/api/me", "/match/7/record", "/sound/7/token.mp3", "/health", "/metrics", "/ws"]) {
      expect(way(path)).toBe("none");
      expect(way(path, { mode: "navigate" })).toBe("none");
    }
    expect(way("/replay", { method: "POST" })).toBe("none");
    expect(way("/print", { method: "POST" })).toBe("none");
  });

  it("the table of a match and the page of printed cards are pages all the same", () => {
    for (const path of ["/match", "/print"]) expect(way(path, { mode: "navigate" })).toBe("page");
  });

  it("a file of the build has its hash in its name; an icon has none and is asked for again", () => {
    expect(way("/assets/main-1a2b.js")).toBe("built");
    expect(way("/icon.svg")).toBe("fresh");
    expect(way("/assets/of-another-build-3c4d.js")).toBe("none");
    expect(way("/sw.js")).toBe("none");
  });

  it("the books are there in every language of the page", () => {
    for (const language of LANGUAGES) expect(BOOKS).toContain(`/data/poems.json?language=${language}`);
    expect(way("/data/glossary.json?language=ru")).toBe("fresh");
  });

  it("a recording of a known version may come from this device, the list of voices from the house", () => {
    expect(way("/voices/mei/017_1.mp3?v=728a35fa261c6eb1")).toBe("voice");
    expect(way("/voices/mei/017_1.mp3")).toBe("none");
    expect(way("/voices/index.json")).toBe("none");
  });

  it("other houses are none of its business", () => {
    expect(way("/assets/main-1a2b.js", { own: false })).toBe("none");
  });
});
