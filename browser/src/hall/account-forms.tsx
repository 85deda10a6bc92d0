/** Forms about oneself: each says what went wrong beside its button, and takes nothing twice. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Mark } from "../pages/mark";
import { t } from "../words";
import { whyWords, type Answer, type Why } from "./people";

interface FormProps {
  title: string;
  go: string;
  children?: ComponentChildren;
  submit: (form: FormData) => Promise<Answer<unknown>>;
  note?: ComponentChildren;
  danger?: boolean;
  /** Not the main way on this page. */
  quiet?: boolean;
}

export function Form({ title, go, children, submit, note, danger = false, quiet = false }: FormProps) {
  const id = useId();
  const busy = useSignal(false);
  const why = useSignal<Why | null>(null);
  const done = useSignal(false);
  const send = async (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    if (busy.peek()) return;
    busy.value = true;
    why.value = null;
    done.value = false;
    const answer = await submit(new FormData(form));
    busy.value = false;
    done.value = answer.ok;
    if (answer.ok) form.reset();
    else why.value = answer.why;
  };
  return (
    <form class="card-form" data-danger={danger} aria-labelledby={id} onSubmit={(event) => void send(event)}>
      <h2 id={id}>{title}</h2>
      {note ? <p class="note">{note}</p> : null}
      {children}
      <div class="card-form-foot">
        <button type="submit" class={danger ? "danger" : quiet ? "" : "primary"} aria-disabled={busy.value}>
          {go}
        </button>
        <span role="alert" class="fault">
          {why.value ? whyWords(why.value) : ""}
        </span>
        <span role="status">
          {busy.value ? t("account-asking") : ""}
          {done.value ? (
            <>
              <Mark name="check" /> {t("account-done")}
            </>
          ) : null}
        </span>
      </div>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  complete: "username" | "username webauthn" | "current-password" | "new-password" | "off";
  value?: string;
  most?: number;
}

export const LEAST = 8;
const NAME_LENGTH = 24;

export function Field({ name, label, complete, value, most = NAME_LENGTH }: FieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input type="text" name={name} autocomplete={complete} required maxLength={most} autocapitalize="off" spellcheck={false} defaultValue={value ?? ""} />
    </label>
  );
}

/** A password can be looked at while it is typed. */
export function Secret({ name, label, complete }: Pick<FieldProps, "name" | "label" | "complete">) {
  const shown = useSignal(false);
  const common = { name, autocomplete: complete, required: true, maxLength: 200, ...(complete === "new-password" ? { minLength: LEAST } : {}) } as const;
  return (
    <div class="secret">
      <label class="field">
        <span>{label}</span>
        {shown.value ? <input type="text" spellcheck={false} autocapitalize="off" {...common} /> : <input type="password" {...common} />}
      </label>
      <button type="button" class="quiet icon" aria-pressed={shown.value} aria-label={t("account-show")} onClick={() => (shown.value = !shown.value)}>
        <Mark name="eye" />
      </button>
    </div>
  );
}

export const said = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();
/** A password is taken as it is typed, with all its spaces. */
export const secret = (form: FormData, name: string): string => String(form.get(name) ?? "");
