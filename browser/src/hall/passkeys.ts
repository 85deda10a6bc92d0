/** Passkeys: the browser's own way in. The house speaks JSON with base64url where the browser has buffers. */
import type { Me } from "../protocol-hall";
import { ask, me, type Answer } from "./people";

/** Browsers know passkeys on https and on this machine only. */
export const canPasskey = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && isSecureContext && "parseCreationOptionsFromJSON" in PublicKeyCredential;

const GIVEN_UP: Answer<never> = { ok: false, why: { key: "error-passkey", facts: {} } };

async function settle(path: string, credential: Promise<Credential | null>): Promise<Answer<Me>> {
  let made: PublicKeyCredential | null;
  try {
    made = (await credential) as PublicKeyCredential | null;
  } catch {
    return GIVEN_UP;
  }
  if (!made) return GIVEN_UP;
  const answer = await ask<Me>(path, "POST", made.toJSON());
  if (answer.ok) me.value = answer.told;
  return answer;
}

export async function addPasskey(): Promise<Answer<Me>> {
  const asked = await ask<{ publicKey: PublicKeyCredentialCreationOptionsJSON }>("/account/passkey/register/options", "POST", {});
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.told.publicKey);
  return settle("/account/passkey/register/verify", navigator.credentials.create({ publicKey }));
}

export async function enterByPasskey(): Promise<Answer<Me>> {
  const asked = await ask<{ publicKey: PublicKeyCredentialRequestOptionsJSON }>("/account/passkey/sign-in/options", "POST", {});
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.told.publicKey);
  return settle("/account/passkey/sign-in/verify", navigator.credentials.get({ publicKey }));
}

export async function removePasskey(name: string): Promise<Answer<Me>> {
  const answer = await ask<Me>(`/account/passkey/${encodeURIComponent(name)}`, "DELETE");
  if (answer.ok) me.value = answer.told;
  return answer;
}
