/** All choices on one page; each counts at once. */
import type { ComponentChildren } from "preact";
import * as settings from "../settings";
import { language, LANGUAGES, NAMES, t } from "../words";
import { NameField } from "./name-field";
import { Choice, Slide, Switch } from "./choice";
import { SiteHead } from "./site-head";
import { useTitle } from "./title";

function percent(share: number): string {
  return share.toLocaleString(language.value, { style: "percent" });
}

/** Also a part of the sheet that the match opens. */
export function Looks({ children }: { children?: ComponentChildren }) {
  return (
    <div class="form">
      <Choice
        label={t("settings-theme")}
        values={settings.THEMES}
        value={settings.theme.value}
        say={(value) => t(`settings-theme-${value}`)}
        onChoose={(value) => (settings.theme.value = value)}
      />
      <Slide
        label={t("settings-text-size")}
        value={settings.textSize.value}
        least={100}
        most={200}
        step={10}
        shown={percent(settings.textSize.value / 100)}
        onChange={(value) => (settings.textSize.value = value)}
      />
      <Choice
        label={t("settings-motion")}
        values={settings.MOTIONS}
        value={settings.motion.value}
        say={(value) => t(`settings-motion-${value}`)}
        onChoose={(value) => (settings.motion.value = value)}
      />
      {children}
    </div>
  );
}

/** How torifuda look and lie on a mat. */
export function MatLooks() {
  return (
    <div>
      <Switch label={t("settings-neat")} of={settings.neat} note={t("settings-neat-note")} />
      <Switch label={t("settings-clear-face")} of={settings.clearFace} note={t("settings-clear-face-note")} />
      <Switch label={t("settings-face-me")} of={settings.faceMe} note={t("settings-face-me-note")} />
    </div>
  );
}

export function Sounds() {
  return (
    <div class="form">
      <Switch label={t("settings-sound")} of={settings.sound} />
      <Slide
        label={t("settings-volume")}
        value={settings.volume.value}
        least={0}
        most={1}
        step={0.05}
        shown={percent(settings.volume.value)}
        onChange={(value) => (settings.volume.value = value)}
      />
      <p>
        <a href="/calibration">{t("settings-calibrate")}</a>
        <span class="note"> {t("settings-calibrate-note")}</span>
      </p>
    </div>
  );
}

export function SettingsPage() {
  useTitle(t("settings-title"));
  return (
    <>
      <SiteHead title={t("settings-title")} />
      <main id="main" class="plain">
        <h1>{t("settings-title")}</h1>
        <section>
          <h2>{t("settings-language")}</h2>
          <Choice
            label={<span class="unseen">{t("settings-language")}</span>}
            values={LANGUAGES}
            value={language.value}
            say={(each) => <span lang={each}>{NAMES[each]}</span>}
            onChoose={(each) => (settings.language.value = each)}
          />
        </section>
        <section>
          <h2>{t("settings-looks")}</h2>
          <Looks>
            <MatLooks />
          </Looks>
        </section>
        <section>
          <h2>{t("settings-sounds")}</h2>
          <Sounds />
        </section>
        <section>
          <h2>{t("settings-play")}</h2>
          <div class="form">
            <NameField />
            <Choice
              label={t("home-reads")}
              values={settings.READS}
              value={settings.reads.value ?? ("" as settings.Reads)}
              say={(value) => t(`home-reads-${value}`)}
              onChoose={(value) => (settings.reads.value = value)}
            />
            <Choice
              label={t("settings-hints")}
              values={settings.HINTS}
              value={settings.hints.value}
              say={(value) => t(`page-hints-${value}`)}
              onChoose={(value) => (settings.hints.value = value)}
              note={t(`page-hints-${settings.hints.value}-note`)}
            />
            <Choice
              label={t("settings-pace")}
              values={settings.PACES}
              value={settings.pace.value}
              say={(value) => t(`page-pace-${value}`)}
              onChoose={(value) => (settings.pace.value = value)}
              note={t("page-pace-note")}
            />
            <div>
              <Switch label={t("settings-captions")} of={settings.captions} note={t("settings-captions-note")} />
              <Switch label={t("settings-breath")} of={settings.breath} note={t("settings-breath-note")} />
              <Switch label={t("settings-left-handed")} of={settings.leftHanded} note={t("settings-left-handed-note")} />
            </div>
          </div>
        </section>
      </main>
    </>
  );
}
