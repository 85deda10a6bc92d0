/** The state of the page: what is chosen, the page that is looked at, and what went wrong. */
import { computed, effect, signal } from "@preact/signals";
import { kept, record } from "../../settings";
import { language } from "../../words";
import { asking, differing, fromAddress, toAddress, USUAL, wishOf, type Asked } from "./order";
import { options as listed, preview, Trouble, type Leaf, type Options } from "./press";

const REST_MS = 350;
const stored = kept<Record<string, unknown>>("print", {}, record);

export const options = signal<Options | null>(null);
export const asked = signal<Asked>(USUAL);
export const page = signal(1);
export const leaf = signal<Leaf | null>(null);
export const trouble = signal<Trouble | null>(null);
/** Whether a page is being set. */
export const busy = signal(false);

export function choose(change: Partial<Asked>): void {
  asked.value = { ...asked.peek(), ...change };
}

/** The order as the house takes it. */
export const wish = computed(() => {
  const sheet = options.value?.sheets.find((each) => each.name === asked.value.sheet);
  return wishOf(asked.value, language.value, Object.keys(sheet?.options ?? {}));
});

export async function fetchOptions(): Promise<void> {
  try {
    options.value = await listed();
    trouble.value = null;
  } catch {
    trouble.value = new Trouble("");
  }
}

/** Begin: what the address says, else what was chosen last; from then on the address and the preview follow. */
export function open(): () => void {
  const again = () => (asked.value = fromAddress(location.search));
  asked.value = location.search ? fromAddress(location.search) : asking(stored.peek());
  page.value = 1;
  addEventListener("popstate", again);
  if (!options.peek()) void fetchOptions();
  const following = effect(() => {
    stored.value = differing(asked.value);
    const address = location.pathname + toAddress(asked.value);
    if (location.pathname + location.search !== address) history.replaceState(history.state, "", address);
  });
  const showing = effect(() => show());
  return () => {
    removeEventListener("popstate", again);
    following();
    showing();
    busy.value = false;
  };
}

let before = "";

/** Has the page set that is looked at; what has changed meanwhile makes an end of it. */
function show(): (() => void) | void {
  if (!options.value) return;
  if (asked.value.kind === "anki") {
    trouble.value = null;
    return;
  }
  const order = wish.value;
  const now = JSON.stringify(order);
  const number = page.value;
  const stop = new AbortController();
  // Who turns pages waits for nothing; who chooses may not have chosen to the end.
  const timer = setTimeout(() => void set(order, number, stop.signal), now === before ? 0 : before ? REST_MS : 0);
  before = now;
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

async function set(order: Record<string, unknown>, number: number, stop: AbortSignal): Promise<void> {
  busy.value = true;
  try {
    const found = await preview(order, number, stop);
    if (stop.aborted) return;
    leaf.value = found;
    trouble.value = null;
    busy.value = false;
  } catch (fault) {
    if (stop.aborted) return;
    busy.value = false;
    const told = fault instanceof Trouble ? fault : new Trouble("");
    // There are fewer pages now than there were.
    if (told.key === "error-print-page" && number > 1) page.value = 1;
    else trouble.value = told;
  }
}
