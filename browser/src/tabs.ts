/** Several windows of one browser remember the same open match, but only one of them sits there: a window that is loaded
 * again goes back to its own match at once, another one asks first. */
const SITS = "karuta.sits";
/** The window that has the match answers within this time, or there is none: long, for a window in the background is slow
 * and who asks in vain would take its seat. */
const ANSWER_MS = 500;

type Word = { asks: string } | { has: string };

const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(SITS) : null;

let here: string | null = null;

channel?.addEventListener("message", ({ data }: MessageEvent<Word>) => {
  if ("asks" in data && data.asks === here) channel.postMessage({ has: data.asks } satisfies Word);
});

/** This window sits at that match now; null: at none. */
export function sitHere(match: string | null): void {
  here = match;
  try {
    if (match === null) sessionStorage.removeItem(SITS);
    else sessionStorage.setItem(SITS, match);
  } catch {
    // Then the window asks the others when it is loaded again.
  }
}

/** Whether this window sat there before it was loaded again. */
export function satHere(match: string): boolean {
  try {
    return sessionStorage.getItem(SITS) === match;
  } catch {
    return false;
  }
}

/** Whether another window sits there. */
export function sitsElsewhere(match: string): Promise<boolean> {
  if (!channel) return Promise.resolve(false);
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<Word>) => {
      if ("has" in data && data.has === match) settle(true);
    };
    const settle = (answer: boolean) => {
      clearTimeout(timer);
      channel.removeEventListener("message", hear);
      resolve(answer);
    };
    const timer = setTimeout(() => settle(false), ANSWER_MS);
    channel.addEventListener("message", hear);
    channel.postMessage({ asks: match } satisfies Word);
  });
}
