/** A reader for cards that lie on a real mat: on a phone in the middle of it, or on the screen of a hall. */
import { useEffect } from "preact/hooks";
import { volume, sound } from "../../settings";
import { t } from "../../words";
import { Mark, type MarkName } from "../mark";
import { SiteHead } from "../site-head";
import { useTitle } from "../title";
import * as choices from "./choices";
import { clock, ClockSheet, MemoryFace } from "./clock-sheet";
import { clockText } from "./clock";
import { handBack, wantedBy } from "./hands";
import { ask, desk, open, player } from "./here";
import { HelpSheet } from "./help-sheet";
import { InstallHint } from "./install";
import { MoreSheet } from "./more-sheet";
import { Pad } from "./pad";
import { Prompter } from "./prompter";
import { linked, withSet } from "./sets";
import { SetsSheet } from "./sets-sheet";
import { ShareSheet } from "./share-sheet";
import { said, sheet, show, spoken } from "./sheets";
import { LiveLog, Shown } from "./shown";
import { VoiceSheet } from "./voice-sheet";
import { follow } from "./voices";
import { Presets, WishSheet } from "./wish-sheet";
import "../../styles/reader.css";
import "../../styles/reader-sheets.css";
import "../../styles/reader-phone.css";

const SHEETS = {
  wish: WishSheet,
  sets: SetsSheet,
  voice: VoiceSheet,
  clock: ClockSheet,
  share: ShareSheet,
  more: MoreSheet,
  help: HelpSheet,
};

function Tool({ mark, label, name, onPress }: { mark: MarkName; label: string; name?: string; onPress: () => void }) {
  return (
    <button type="button" class="reader-tool" onClick={onPress} aria-label={name ?? label}>
      <Mark name={mark} />
      <span>{label}</span>
    </button>
  );
}

/** What a link brought is taken over, and the address is plain again. */
function takeLink(): void {
  if (location.hash.length < 2) return;
  try {
    const found = linked(location.hash);
    if (!found) return;
    if ("set" in found) {
      const kept = withSet(choices.namedSets.value, found.set);
      // A number was put behind a name that another set has.
      const name = kept.find((set) => !choices.namedSets.value.includes(set))?.name ?? found.set.name;
      choices.namedSets.value = kept;
      choices.wish.value = { ...choices.wish.value, poems: found.set.poems };
      said.value = t("reader-sets-linked", { name });
    } else {
      choices.wish.value = found.wish;
      choices.shown.value = choices.SHOWN[found.wish.preset];
      said.value = t("reader-wish-linked");
    }
    if (desk.phase.peek() !== "none") said.value = `${said.value} ${t("reader-from-next")}`;
  } catch (fault) {
    said.value = spoken(fault);
  }
  history.replaceState(history.state, "", location.pathname + location.search);
}

function Remarks() {
  const lines = [];
  if (desk.fault.value) lines.push(t("reader-fault"));
  if (desk.timeUp.value) lines.push(t("reader-time-up"));
  if (said.value) lines.push(said.value);
  if (!choices.prompter.value && (!sound.value || volume.value < choices.VOLUME_LOW))
    lines.push(t(sound.value ? "reader-volume-low" : "reader-sound-off"));
  return (
    <div class="reader-remarks" role="status">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** Before the first sound, where a switch at the device's side may be on. */
function SoundCheck() {
  if (desk.phase.value !== "none" || choices.prompter.value || !matchMedia("(pointer: coarse)").matches) return null;
  return (
    <p class="reader-check">
      <button type="button" onClick={() => void player.unlock().then(() => player.bell())}>
        <Mark name="sound" /> {t("reader-try")}
      </button>
      <span class="note">{t("reader-silent-switch")}</span>
    </p>
  );
}

function Tools() {
  const minutes = clockText(choices.memorising.value.minutes * 60_000);
  if (desk.phase.value === "none") {
    return (
      <div class="reader-tools" role="toolbar" aria-label={t("reader-tools")}>
        <Tool mark="gear" label={t("reader-settings")} onPress={show("wish")} />
        <Tool mark="cards" label={t("reader-cards")} onPress={show("sets")} />
        <Tool mark="sound" label={t("reader-voice")} onPress={show("voice")} />
        <Tool mark="book" label={minutes} name={`${t("reader-clock")} ${minutes}`} onPress={show("clock")} />
        <Tool mark="hand" label={t("reader-help")} onPress={show("help")} />
      </div>
    );
  }
  return (
    <div class="reader-tools" role="toolbar" aria-label={t("reader-tools")}>
      <Tool mark="stepback" label={t("reader-back")} onPress={() => ask("back")} />
      <Tool mark="turn" label={t("reader-repeat")} onPress={() => ask("repeat")} />
      <Tool mark="step" label={t("reader-next")} onPress={() => ask("next")} />
      <Tool mark="more" label={t("reader-more")} onPress={show("more")} />
    </div>
  );
}

function Ended() {
  if (desk.phase.value !== "over") return null;
  return (
    <div class="reader-row reader-ended">
      <button type="button" class="primary" onClick={() => desk.begin({ ...choices.wish.value, seed: "" })}>
        {t("reader-begin-again")}
      </button>
      <button type="button" onClick={() => desk.end()}>
        {t("reader-end")}
      </button>
    </div>
  );
}

export function ReaderPage() {
  useTitle(t("home-reader"));
  useEffect(() => {
    const leave = [open(), follow()];
    clock.restore();
    takeLink();
    const press = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      if (!wanted) return;
      event.preventDefault();
      if (clock.state.peek() === "off") ask(wanted);
      else if (wanted === "press") clock.press();
      else if (wanted === "pause") clock.pause();
    };
    addEventListener("keydown", press);
    addEventListener("hashchange", takeLink);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("hashchange", takeLink);
      sheet.value = null;
      said.value = null;
      leave.forEach((each) => each());
    };
  }, []);
  const Open = sheet.value ? SHEETS[sheet.value] : null;
  const begun = desk.phase.value !== "none";
  const memory = clock.state.value !== "off";
  return (
    <div class="reader" data-begun={begun ? "yes" : "no"} data-prompter={choices.prompter.value ? "yes" : "no"}>
      <SiteHead title={t("home-reader")} />
      <main id="main" class="reader-main" onClick={handBack}>
        <h1 class="unseen">{t("home-reader")}</h1>
        {memory ? <MemoryFace /> : <Pad />}
        <div class="reader-under">
          <Remarks />
          {memory ? null : <Prompter />}
          {memory ? null : <Shown />}
          <LiveLog />
          <Ended />
          {begun || memory ? null : <Presets />}
          <SoundCheck />
          {begun ? null : <InstallHint />}
        </div>
        <Tools />
      </main>
      {Open ? <Open /> : null}
    </div>
  );
}
