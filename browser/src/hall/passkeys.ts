/** Passkeys: the browser's own way in. The house speaks WebAuthn's JSON where the browser has buffers. */
import type { Me, PasskeyProof, PasskeyWish } from "../protocol-hall";
import { ask, become, type Answer } from "./people";

/** Browsers know passkeys on https and on this machine by name only; and there is none for a number. */
export const canPasskey = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  isSecureContext &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  /[a-z]$/i.test(location.hostname);

const GIVEN_UP: Answer<never> = { ok: false, why: { key: "error-passkey", facts: {} } };

async function proven(path: string, asked: Promise<Credential | null>): Promise<Answer<Me>> {
  let made: PublicKeyCredential | null;
  try {
    made = (await asked) as PublicKeyCredential | null;
  } catch {
    return GIVEN_UP;
  }
  if (!made) return GIVEN_UP;
  const proof: PasskeyProof = { credential: made.toJSON() as unknown as PasskeyProof["credential"] };
  return become(ask<Me>(path, "POST", proof));
}

/** A new passkey; `account`: for a new account without a password. */
export async function addPasskey(wish: PasskeyWish): Promise<Answer<Me>> {
  const asked = await ask<PublicKeyCredentialCreationOptionsJSON>("/account/passkey/register/options", "POST", wish);
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.told);
  return proven("/account/passkey/register/verify", navigator.credentials.create({ publicKey }));
}

export async function enterByPasskey(): Promise<Answer<Me>> {
  const asked = await ask<PublicKeyCredentialRequestOptionsJSON>("/account/passkey/sign-in/options", "POST", {});
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.told);
  return proven("/account/passkey/sign-in/verify", navigator.credentials.get({ publicKey }));
}

export const removePasskey = (name: string): Promise<Answer<Me>> =>
  become(ask<Me>(`/account/passkey/${encodeURIComponent(name)}`, "DELETE"));

/** What this device is called, until somebody calls the passkey otherwise. */
export function deviceName(): string {
  const { platform } = (navigator as { userAgentData?: { platform: string } }).userAgentData ?? {};
  return (platform || navigator.platform || "").slice(0, 32);
}
