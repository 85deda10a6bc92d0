/** Who one is here: a guest with a name, or an account that keeps ratings and records. */
import { useEffect, useRef } from "preact/hooks";
import { beginAnew } from "../line";
import { NameField } from "../pages/name-field";
import { useTitle } from "../pages/title";
import type { Me } from "../protocol-hall";
import { name as guestName } from "../settings";
import { t } from "../words";
import { Field, Form, said, Secret, secret } from "./account-forms";
import { HallHead, pageOf } from "./parts";
import { addPasskey, canPasskey, deviceName, enterByPasskey, removePasskey } from "./passkeys";
import { change, me, remove, signIn, signOut, signUp, whoAmI } from "./people";
import "../styles/people.css";

function Guest() {
  const passkeys = canPasskey();
  return (
    <div class="account-forms">
      <section class="card-form" aria-labelledby="as-guest">
        <h2 id="as-guest">{t("account-guest")}</h2>
        <p>{t("account-guest-line")}</p>
        <NameField unnamed={t("hall-guest")} />
      </section>
      <Form title={t("account-sign-in")} go={t("account-sign-in")} submit={(form) => signIn({ name: said(form, "name"), password: secret(form, "password") })}>
        <Field name="name" label={t("account-name")} complete="username webauthn" />
        <Secret name="password" label={t("account-password")} complete="current-password" />
      </Form>
      {passkeys ? <Form title={t("account-passkeys")} go={t("account-passkey-in")} note={t("account-passkeys-line")} quiet submit={() => enterByPasskey()} /> : null}
      <Form
        title={t("account-make")}
        go={t("account-make")}
        note={t("account-make-line")}
        submit={(form) => signUp({ name: said(form, "name"), password: secret(form, "password") })}
      >
        <Field name="name" label={t("account-name")} complete="username" value={guestName.value} />
        <Secret name="password" label={t("account-password-new")} complete="new-password" />
      </Form>
      {passkeys ? (
        <Form
          title={t("account-make-passkey")}
          go={t("account-make-passkey-go")}
          note={t("account-make-passkey-line")}
          quiet
          submit={(form) => addPasskey({ name: deviceName(), account: said(form, "name") })}
        >
          <Field name="name" label={t("account-name")} complete="username" value={guestName.value} />
        </Form>
      ) : null}
    </div>
  );
}

function Passkeys({ of }: { of: Me }) {
  return (
    <>
      <Form title={t("account-passkeys")} go={t("account-passkey-add")} note={t("account-passkeys-line")} quiet submit={(form) => addPasskey({ name: said(form, "name") })}>
        <Field name="name" label={t("account-passkey-name")} complete="off" value={deviceName()} most={32} />
      </Form>
      {(of.passkeys ?? []).map((name) => (
        <Form key={name} title={name} go={t("account-passkey-remove")} note={t("account-passkey-one")} quiet submit={() => removePasskey(name)} />
      ))}
    </>
  );
}

function Password({ of }: { of: Me }) {
  return (
    <Form
      title={t(of.has_password ? "account-password-change" : "account-password-set")}
      go={t("account-save")}
      note={of.must_change ? t("account-must-change") : t("account-password-line")}
      quiet={!of.must_change}
      submit={(form) => change({ password: secret(form, "password"), old_password: secret(form, "old") || null })}
    >
      {of.has_password && !of.must_change ? <Secret name="old" label={t("account-password-old")} complete="current-password" /> : null}
      <Secret name="password" label={t("account-password-new")} complete="new-password" />
    </Form>
  );
}

function Own({ of }: { of: Me }) {
  if (of.must_change)
    return (
      <div class="account-forms">
        <Password of={of} />
      </div>
    );
  return (
    <div class="account-forms">
      <Form title={t("account-rename")} go={t("account-save")} note={t("account-rename-line")} quiet submit={(form) => change({ name: said(form, "name") })}>
        <Field name="name" label={t("account-name-new")} complete="username" />
      </Form>
      <Password of={of} />
      {canPasskey() ? <Passkeys of={of} /> : null}
      <section class="card-form" aria-labelledby="export">
        <h2 id="export">{t("account-export")}</h2>
        <p class="note">{t("account-export-line")}</p>
        <div class="card-form-foot">
          <a class="button" href="/api/account/export" download="karuta.json">
            {t("account-export-go")}
          </a>
        </div>
      </section>
      <Form
        title={t("account-delete")}
        go={t("account-delete-go")}
        note={t("account-delete-line")}
        danger
        submit={(form) => remove({ name: said(form, "name"), password: secret(form, "password") || null })}
      >
        <Field name="name" label={t("account-delete-name", { name: of.name })} complete="off" />
        {of.has_password ? <Secret name="password" label={t("account-password")} complete="current-password" /> : null}
      </Form>
    </div>
  );
}

function Head({ of }: { of: Me | null }) {
  if (!of?.account)
    return (
      <header class="hall-lede">
        <h1>{t("account-title")}</h1>
        <p>{t("account-line")}</p>
      </header>
    );
  return (
    <header class="hall-lede">
      <h1>{of.name}</h1>
      {of.must_change ? (
        <p class="account-must" role="alert">
          {t("account-must-change")}
        </p>
      ) : (
        <a class="button" href={pageOf(of.name)}>
          {t("account-profile")}
        </a>
      )}
      <button type="button" class="quiet" onClick={() => void signOut()}>
        {t("account-sign-out")}
      </button>
    </header>
  );
}

export function AccountPage() {
  useTitle(t("account-title"));
  useEffect(() => void whoAmI(), []);
  const now = me.value;
  const key = now && `${now.person} ${now.name}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    // Somebody else, or of another name, from now on.
    if (key !== null && before.current !== null && key !== before.current) beginAnew();
    before.current = key;
  }, [key]);
  return (
    <>
      <HallHead />
      <main id="main" class="account">
        <Head of={now} />
        {now === null ? (
          <p class="hall-empty" role="status">
            {t("page-connecting")}
          </p>
        ) : now.account ? (
          <Own of={now} />
        ) : (
          <Guest />
        )}
      </main>
    </>
  );
}
