/** Accounts, profiles and tables of the best, over HTTP. */
import { signal } from "@preact/signals";
import type { Refused } from "../protocol";
import type { ChangeAccount, DeleteAccount, Leaders, Me, Profile, SignIn, SignUp } from "../protocol-hall";
import { has, t } from "../words";

/** Who asks; null until the house has said it. */
export const me = signal<Me | null>(null);

/** Why there is no answer. */
export type Why = Pick<Refused, "key" | "facts">;
/** What a question came to. */
export type Answer<T> = { ok: true; told: T } | { ok: false; why: Why };

/** The house was not reached, or said nothing that can be understood. */
const CUT: Answer<never> = { ok: false, why: { key: "hall-unanswered", facts: {} } };
/** The page's word for changes is old: another window has signed in or out since. */
const FORGED = "error-forged";

export const whyWords = ({ key, facts }: Why): string => t(has(key) ? key : "hall-unanswered", facts ?? {});

const isWhy = (told: unknown): told is Why => typeof told === "object" && told !== null && typeof (told as Why).key === "string";

async function once<T>(path: string, method: string, body: unknown): Promise<Answer<T>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(method === "GET" || !me.peek() ? {} : { "x-karuta-token": me.peek()!.token }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told: unknown = await answer.json();
    if (answer.ok) return { ok: true, told: told as T };
    return isWhy(told) ? { ok: false, why: told } : CUT;
  } catch {
    return CUT;
  }
}

/** Asks the house. A change needs the word that `whoAmI` brings, and gets a new one if it is old. */
export async function ask<T>(path: string, method = "GET", body?: unknown): Promise<Answer<T>> {
  if (method !== "GET" && !me.peek()) await whoAmI();
  const answer = await once<T>(path, method, body);
  if (answer.ok || answer.why.key !== FORGED) return answer;
  await whoAmI();
  return once<T>(path, method, body);
}

export async function become(asked: Promise<Answer<Me>>): Promise<Answer<Me>> {
  const answer = await asked;
  if (answer.ok) me.value = answer.told;
  return answer;
}

export const whoAmI = () => become(once<Me>("/account", "GET", undefined));
export const signUp = (form: SignUp) => become(ask<Me>("/account", "POST", form));
export const signIn = (form: SignIn) => become(ask<Me>("/account/session", "POST", form));
export const signOut = () => become(ask<Me>("/account/session", "DELETE"));
export const change = (form: ChangeAccount) => become(ask<Me>("/account", "PATCH", form));
export const remove = (form: DeleteAccount) => become(ask<Me>("/account", "DELETE", form));
export const profileOf = (name: string, before?: number) =>
  ask<Profile>(`/people/${encodeURIComponent(name)}${before === undefined ? "" : `?before=${before}`}`);
export const leadersOf = (game: string, format: string) =>
  ask<Leaders>(`/leaders?game=${encodeURIComponent(game)}&format=${encodeURIComponent(format)}`);
