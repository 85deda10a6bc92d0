/** The page as an app: its worker brings all of it onto the device, so that it opens without a network. */
import { signal } from "@preact/signals";

/** The browser's offer to put the page among the apps of the device. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

/** It comes once, soon after the page was loaded, whichever place of the page that was. */
export const offer = signal<Offer | null>(null);

if (typeof addEventListener === "function") {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = event as Offer;
  });
  addEventListener("appinstalled", () => (offer.value = null));
}

const WORKER = "/sw.js";

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(given: string): string }): { createScriptURL(given: string): string };
}

/** The one address of a script that may be made of text, by the one policy that the house's headers allow. */
function address(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const createScriptURL = (given: string) => {
    if (given !== WORKER) throw new TypeError(`${given}: no script of this page`);
    return given;
  };
  return trustedTypes ? trustedTypes.createPolicy("karuta-worker", { createScriptURL }).createScriptURL(WORKER) : WORKER;
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });

/** Brings the worker in once the page has all that it needs itself. Over plain HTTP from another machine there is none,
 * and the page works as it does anywhere with a network. */
export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const script = address();
  await loaded();
  try {
    await navigator.serviceWorker.register(script);
  } catch {
    // Forbidden by the person, or the device is full: nothing that could be done here, and nothing is lost.
  }
}
