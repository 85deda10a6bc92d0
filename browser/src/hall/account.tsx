/** Who one is here: a guest with a name, or an account that keeps ratings and records. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { NameField } from "../pages/name-field";
import { SiteHead } from "../pages/site-head";
import { useTitle } from "../pages/title";
import type { Me } from "../protocol-hall";
import { has, t } from "../words";
import { self } from "./hall";
import { canPasskey, addPasskey, enterByPasskey, removePasskey } from "./passkeys";
import { change, me, remove, signIn, signOut, signUp, whoAmI, type Answer } from "./people";
import "../styles/hall.css";

type Why = Extract<Answer<never>, { ok: false }>["why"];

export const whyWords = ({ key, facts }: Why): string => t(has(key) ? key : "page-lost", facts ?? {});

interface FormProps {
  title: string;
  go: string;
  children: ComponentChildren;
  submit: (form: FormData) => Promise<Answer<unknown>>;
  note?: ComponentChildren;
  danger?: boolean;
}

/** A form that says what went wrong beside its button, and takes nothing twice. */
function Form({ title, go, children, submit, note, danger = false }: FormProps) {
  const busy = useSignal(false);
  const why = useSignal<Why | null>(null);
  const done = useSignal(false);
  return (
    <form
      class="account-form"
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget as HTMLFormElement;
        busy.value = true;
        why.value = null;
        const answer = await submit(new FormData(form));
        busy.value = false;
        done.value = answer.ok;
        if (answer.ok) form.reset();
        else why.value = answer.why;
      }}
    >
      <h2>{title}</h2>
      {note ? <p class="note">{note}</p> : null}
      {children}
      <p class="account-foot">
        <button type="submit" class={danger ? "danger" : "primary"} disabled={busy.value}>
          {go}
        </button>
        <span role="alert" class="fault">
          {why.value ? whyWords(why.value) : ""}
        </span>
        <span role="status">{done.value ? t("account-done") : ""}</span>
      </p>
    </form>
  );
}

function Field({ name, label, secret = false, complete, least }: { name: string; label: string; secret?: boolean; complete: string; least?: number }) {
  const common = { name, autocomplete: complete, required: true, ...(least === undefined ? {} : { minLength: least }) } as const;
  return (
    <label class="field">
      <span>{label}</span>
      {secret ? <input type="password" maxLength={200} {...common} /> : <input type="text" maxLength={24} {...common} />}
    </label>
  );
}

const said = (form: FormData, name: string): string => String(form.get(name) ?? "");

function Guest() {
  return (
    <>
      <section class="account-guest">
        <h2>{t("account-guest")}</h2>
        <p>{t("account-guest-line")}</p>
        <NameField />
      </section>
      <div class="account-two">
        <Form title={t("account-sign-in")} go={t("account-sign-in")} submit={(form) => signIn({ name: said(form, "name"), password: said(form, "password") })}>
          <Field name="name" label={t("account-name")} complete="username webauthn" />
          <Field name="password" label={t("account-password")} secret complete="current-password" />
        </Form>
        <Form
          title={t("account-make")}
          go={t("account-make")}
          note={t("account-make-line")}
          submit={(form) => signUp({ name: said(form, "name"), password: said(form, "password") })}
        >
          <Field name="name" label={t("account-name")} complete="username" />
          <Field name="password" label={t("account-password-new")} secret complete="new-password" least={8} />
        </Form>
      </div>
      {canPasskey() ? <PasskeyIn /> : null}
    </>
  );
}

function PasskeyIn() {
  const why = useSignal<Why | null>(null);
  const go = async () => {
    const answer = await enterByPasskey();
    why.value = answer.ok ? null : answer.why;
  };
  return (
    <p class="account-foot">
      <button type="button" onClick={() => void go()}>
        {t("account-passkey-in")}
      </button>
      <span role="alert" class="fault">
        {why.value ? whyWords(why.value) : ""}
      </span>
    </p>
  );
}

function Passkeys({ of }: { of: Me }) {
  const why = useSignal<Why | null>(null);
  const run = async (asked: Promise<Answer<Me>>) => {
    const answer = await asked;
    why.value = answer.ok ? null : answer.why;
  };
  return (
    <section>
      <h2>{t("account-passkeys")}</h2>
      <p class="note">{t("account-passkeys-line")}</p>
      <ul class="hall-list">
        {(of.passkeys ?? []).map((name) => (
          <li key={name} class="hall-row">
            <b>{name}</b>
            <button type="button" class="quiet" onClick={() => void run(removePasskey(name))}>
              {t("account-passkey-remove")}
            </button>
          </li>
        ))}
      </ul>
      <p class="account-foot">
        <button type="button" onClick={() => void run(addPasskey())}>
          {t("account-passkey-add")}
        </button>
        <span role="alert" class="fault">
          {why.value ? whyWords(why.value) : ""}
        </span>
      </p>
    </section>
  );
}

function Own({ of }: { of: Me }) {
  return (
    <>
      {of.must_change ? (
        <p class="account-must" role="alert">
          {t("account-must-change")}
        </p>
      ) : null}
      <p class="account-links">
        <a class="button" href={`/people/${encodeURIComponent(of.name)}`}>
          {t("account-profile")}
        </a>
        <button type="button" class="quiet" onClick={() => void signOut()}>
          {t("account-sign-out")}
        </button>
      </p>
      <div class="account-two">
        <Form title={t("account-rename")} go={t("account-save")} submit={(form) => change({ name: said(form, "name") })}>
          <Field name="name" label={t("account-name-new")} complete="username" />
        </Form>
        <Form
          title={t("account-password-change")}
          go={t("account-save")}
          submit={(form) => change({ password: said(form, "password"), old_password: said(form, "old") || null })}
        >
          {of.has_password && !of.must_change ? <Field name="old" label={t("account-password-old")} secret complete="current-password" /> : null}
          <Field name="password" label={t("account-password-new")} secret complete="new-password" least={8} />
        </Form>
      </div>
      {canPasskey() ? <Passkeys of={of} /> : null}
      <section>
        <h2>{t("account-export")}</h2>
        <p class="note">{t("account-export-line")}</p>
        <a class="button" href="/api/account/export" download="karuta.json">
          {t("account-export-go")}
        </a>
      </section>
      <Form
        title={t("account-delete")}
        go={t("account-delete-go")}
        note={t("account-delete-line")}
        danger
        submit={(form) => remove({ name: said(form, "name"), password: said(form, "password") || null })}
      >
        <Field name="name" label={t("account-delete-name", { name: of.name })} complete="off" />
        {of.has_password ? <Field name="password" label={t("account-password")} secret complete="current-password" /> : null}
      </Form>
    </>
  );
}

export function AccountPage() {
  useTitle(t("account-title"));
  useEffect(() => void whoAmI(), []);
  const now = me.value;
  useEffect(() => {
    // The line knows who asks from its beginning: a new session needs a new line.
    if (now && self.peek() && now.person !== self.peek()!.person) location.reload();
  }, [now?.person]);
  return (
    <>
      <SiteHead title={t("account-title")} />
      <main id="main" class="account">
        <header class="hall-lede">
          <h1>{now?.account ? now.name : t("account-title")}</h1>
          <nav class="hall-links" aria-label={t("hall-more")}>
            <a href="/hall">{t("hall-title")}</a>
            <a href="/leaders">{t("leaders-title")}</a>
          </nav>
        </header>
        {now === null ? <p role="status">{t("page-connecting")}</p> : now.account ? <Own of={now} /> : <Guest />}
      </main>
    </>
  );
}
