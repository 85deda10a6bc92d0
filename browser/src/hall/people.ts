/** Accounts, profiles and tables of the best, over HTTP. */
import { signal } from "@preact/signals";
import type { Refused } from "../protocol";
import type { ChangeAccount, DeleteAccount, Leaders, Me, Profile, SignIn, SignUp } from "../protocol-hall";

/** Who asks; null until the house has said it. */
export const me = signal<Me | null>(null);

/** What a question came to: the answer, or why there is none. */
export type Answer<T> = { ok: true; told: T } | { ok: false; why: Pick<Refused, "key" | "facts"> };

const LOST: Answer<never> = { ok: false, why: { key: "page-lost", facts: {} } };

export async function ask<T>(path: string, method = "GET", body?: unknown): Promise<Answer<T>> {
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
    return { ok: false, why: told as Refused };
  } catch {
    return LOST;
  }
}

async function become(asked: Promise<Answer<Me>>): Promise<Answer<Me>> {
  const answer = await asked;
  if (answer.ok) me.value = answer.told;
  return answer;
}

export const whoAmI = () => become(ask<Me>("/account"));
export const signUp = (form: SignUp) => become(ask<Me>("/account", "POST", form));
export const signIn = (form: SignIn) => become(ask<Me>("/account/session", "POST", form));
export const signOut = () => become(ask<Me>("/account/session", "DELETE"));
export const change = (form: ChangeAccount) => become(ask<Me>("/account", "PATCH", form));
export const remove = (form: DeleteAccount) => become(ask<Me>("/account", "DELETE", form));
export const profileOf = (name: string, before?: number) =>
  ask<Profile>(`/people/${encodeURIComponent(name)}${before === undefined ? "" : `?before=${before}`}`);
export const leadersOf = (game: string, format: string) =>
  ask<Leaders>(`/leaders?game=${encodeURIComponent(game)}&format=${encodeURIComponent(format)}`);
