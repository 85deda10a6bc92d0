/** The top of every page outside a match: the way home, the language, light and dark. */
import type { ComponentChildren } from "preact";
import { theme, language as chosen, type Theme } from "../settings";
import { language, LANGUAGES, NAMES, t } from "../words";
import { Mark } from "./mark";

const prefersDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

function isDark(shown: Theme): boolean {
  return shown === "dark" || shown === "contrast" || (shown === "system" && prefersDark());
}

/** One press goes from light to dark and back, whatever the system says. */
export function turnLight(): void {
  theme.value = isDark(theme.value) ? "light" : "dark";
}

export function LightButton({ words = false }: { words?: boolean }) {
  const dark = isDark(theme.value);
  return (
    <button type="button" class={words ? "quiet" : "quiet icon"} onClick={turnLight} aria-label={t("page-light")}>
      <Mark name={dark ? "sun" : "moon"} />
      {words ? <span>{t("page-light")}</span> : null}
    </button>
  );
}

export function LanguageChoice() {
  return (
    <label class="language">
      <span class="unseen">{t("settings-language")}</span>
      <select value={language.value} onChange={(event) => (chosen.value = event.currentTarget.value)}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** `children`: ways from page to page that belong together, beside the brand. */
export function SiteHead({ title, children }: { title?: string; children?: ComponentChildren }) {
  return (
    <header class="site-head">
      <a class="skip" href="#main">
        {t("page-skip")}
      </a>
      <a class="brand" href="/" aria-label={`Karuta: ${t("page-home")}`}>
        <img src="/icon.svg" alt="" width="34" height="34" />
        <span>Karuta</span>
      </a>
      {title ? <span class="site-title">{title}</span> : null}
      {children}
      <span class="stretch" />
      {children ? null : (
        <a class="site-hall" href="/hall">
          <Mark name="people" /> <span>{t("hall-title")}</span>
        </a>
      )}
      <LanguageChoice />
      <LightButton />
      <a class="quiet icon" href="/settings" aria-label={t("settings-title")}>
        <Mark name="gear" />
      </a>
    </header>
  );
}
