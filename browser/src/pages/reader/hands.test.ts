import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Touches, wantedBy, type Wanted } from "./hands";

const key = (name: string, target: string | null = null, more = {}) =>
  wantedBy({
    key: name,
    repeat: false,
    target: target === null ? null : { closest: (selector: string) => (selector.includes(target) ? {} : null) },
    ...more,
  } as unknown as KeyboardEvent);

describe("keys", () => {
  it("are those of keyboards, presenters, pedals and headsets", () => {
    expect([" ", "Enter", "PageDown", "MediaPlayPause", "AudioVolumeUp"].map((name) => key(name))).toEqual(
      Array(5).fill("press"),
    );
    expect(["PageUp", "ArrowUp", "R", "AudioVolumeDown"].map((name) => key(name))).toEqual(Array(4).fill("repeat"));
    expect([key("ArrowRight"), key("MediaTrackNext"), key("ArrowLeft"), key("MediaTrackPrevious"), key("Escape")]).toEqual([
      "next",
      "next",
      "back",
      "back",
      "pause",
    ]);
    expect(key("q")).toBeNull();
  });

  it("belong to what has the focus, where it takes them", () => {
    expect(key(" ", "button")).toBeNull();
    expect(key("Enter", "summary")).toBeNull();
    expect(key("ArrowRight", "button")).toBe("next");
    expect(key(" ", "input")).toBeNull();
    expect(key("PageDown", "dialog")).toBeNull();
    expect(key(" ", null, { repeat: true })).toBeNull();
    expect(key("r", null, { ctrlKey: true })).toBeNull();
  });

  it("of pedals pass a radio by, but not one of a sheet", () => {
    const radio = (name: string, within = "", more = {}) =>
      key(name, null, { target: { type: "radio", closest: (selector: string) => (/input/.test(selector) || (within && selector.includes(within)) ? {} : null) }, ...more }); // prettier-ignore
    expect([" ", "Enter", "PageDown", "PageUp"].map((name) => radio(name))).toEqual(["press", "press", "press", "repeat"]);
    expect(radio("ArrowRight")).toBeNull();
    expect(radio("PageDown", "dialog")).toBeNull();
    expect(radio("Enter", "", { ctrlKey: true })).toBeNull();
  });
});

describe("touches on the large area", () => {
  let wanted: Wanted[];
  let touches: Touches;
  const at = (x: number, y: number, timeStamp: number) =>
    ({ isPrimary: true, button: 0, pointerId: 1, clientX: x, clientY: y, timeStamp }) as PointerEvent;
  const tap = (time: number) => {
    touches.down(at(100, 100, time));
    touches.up(at(103, 99, time + 60));
  };
  beforeEach(() => {
    vi.useFakeTimers();
    wanted = [];
    touches = new Touches((each) => wanted.push(each));
  });
  afterEach(() => void vi.useRealTimers());

  it("are answered at once, and a second one takes the first back", () => {
    tap(1000);
    expect(wanted).toEqual(["press"]);
    tap(1200);
    expect(wanted).toEqual(["press", "undo-repeat"]);
    tap(1400);
    expect(wanted).toEqual(["press", "undo-repeat", "press"]);
    tap(3000);
    expect(wanted.at(-1)).toBe("press");
  });

  it("repeat when they are long, and nothing more when they end", () => {
    touches.down(at(100, 100, 0));
    vi.advanceTimersByTime(700);
    expect(wanted).toEqual(["repeat"]);
    touches.up(at(100, 100, 900));
    expect(wanted).toEqual(["repeat"]);
  });

  it("swipe on and back, and not up and down", () => {
    const swipe = (x: number, y: number) => {
      touches.down(at(200, 200, 0));
      touches.move(at(200 + x / 2, 200 + y / 2, 50));
      vi.advanceTimersByTime(700);
      touches.up(at(200 + x, 200 + y, 800));
    };
    swipe(-120, 10);
    swipe(120, -10);
    swipe(20, 160);
    expect(wanted).toEqual(["next", "back"]);
  });

  it("come without a pointer from a screen reader", () => {
    touches.click();
    expect(wanted).toEqual(["press"]);
    tap(9000);
    touches.click();
    expect(wanted).toEqual(["press", "press"]);
    touches.click();
    expect(wanted).toHaveLength(3);
    // After a swipe there is no click that could be taken for the next one.
    touches.down(at(200, 200, 20_000));
    touches.up(at(60, 200, 20_100));
    vi.advanceTimersByTime(1100);
    touches.click();
    expect(wanted.slice(-2)).toEqual(["next", "press"]);
  });
});
