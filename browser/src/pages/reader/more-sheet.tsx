/** Everything else that can be asked of a reading that goes on: moves, what was read and is to come, and the log. */
import { useSignal } from "@preact/signals";
import { language, t } from "../../words";
import { poems } from "../library";
import { Mark } from "../mark";
import { Sheet } from "../sheet";
import { desk } from "./here";
import { named } from "./programme/names";
import { kimariji, kimarijiRomaji } from "./programme/poems";
import { close, said, sheet, show, spoken } from "./sheets";
import { Group, number } from "./fields";

function Poem({ poem }: { poem: number }) {
  const author = poems.value.get(poem)?.author;
  return (
    <>
      <b lang="ja">{kimariji(poem)}</b> <i lang="ja-Latn">{kimarijiRomaji(poem)}</i>{" "}
      <small class="note" lang={language.value === "ja" ? "ja" : "ja-Latn"}>
        {(language.value === "ja" ? author?.kanji : author?.romaji) ?? ""}
      </small>
    </>
  );
}

/** The place in the reading of a poem that is named by its number or its beginning. */
export function placeOf(order: readonly number[], text: string): number | "none" | "not-here" {
  const asked = text.trim();
  const poem = /^\d+$/.test(asked) ? Number(asked) : (named(asked)?.number ?? 0);
  if (poem < 1 || poem > 100) return "none";
  const at = order.indexOf(poem);
  return at < 0 ? "not-here" : at + 1;
}

function Jump() {
  const place = useSignal("");
  const poem = useSignal("");
  const wrong = useSignal<string | null>(null);
  const reading = desk.reading.value!;
  const count = reading.order.length;
  const go = (to: number) => {
    desk.jump(to);
    sheet.value = null;
  };
  const toPlace = () => {
    const to = Number(place.value);
    if (Number.isInteger(to) && to >= 1 && to <= count) go(to);
    else wrong.value = t("reader-jump-between", { count });
  };
  const toPoem = () => {
    try {
      const to = placeOf(reading.order, poem.value);
      if (typeof to === "number") go(to);
      else wrong.value = t(to === "none" ? "error-poem-name" : "reader-jump-not-here", { given: poem.value });
    } catch (fault) {
      wrong.value = spoken(fault);
    }
  };
  const entered = (act: () => void) => (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    act();
  };
  return (
    <Group title={t("reader-jump")}>
      <div class="field">
        <label for="reader-place">{t("reader-jump-place", { count })}</label>
        <span class="reader-row">
          <input
            id="reader-place"
            type="text"
            inputMode="numeric"
            value={place.value}
            onInput={(event) => (place.value = event.currentTarget.value)}
            onKeyDown={entered(toPlace)}
          />
          <button type="button" onClick={toPlace}>
            {t("reader-jump-go")}
          </button>
        </span>
      </div>
      <div class="field">
        <label for="reader-poem">{t("reader-jump-poem")}</label>
        <span class="reader-row">
          <input
            id="reader-poem"
            type="text"
            value={poem.value}
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => (poem.value = event.currentTarget.value)}
            onKeyDown={entered(toPoem)}
          />
          <button type="button" onClick={toPoem}>
            {t("reader-jump-go")}
          </button>
        </span>
      </div>
      {wrong.value ? (
        <p class="fault" role="alert">
          {wrong.value}
        </p>
      ) : null}
    </Group>
  );
}

function Log() {
  const { log } = desk.reading.value!;
  return (
    <Group title={t("reader-log")}>
      {log.length === 0 ? <p class="note">{t("reader-log-empty")}</p> : null}
      <ol class="reader-log" reversed>
        {log
          .map((entry, i) => ({ ...entry, place: i + 1 }))
          .reverse()
          .map(({ read, shortened, place }) => (
            <li key={place} value={place}>
              <span class="log-read">
                <span class="note">{number(place)}</span> <Poem poem={read} />
              </span>
              <ul>
                {shortened.map(({ poem, from, to }) => (
                  <li key={poem}>
                    <span lang="ja">{from}</span> → <b lang="ja">{to}</b>{" "}
                    <span class="note">{t("reader-log-by", { number: poem })}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ol>
    </Group>
  );
}

function List({ title, items, first }: { title: string; items: readonly number[]; first: number }) {
  return (
    <Group title={title}>
      <ol class="reader-list" start={first}>
        {items.map((poem, i) => (
          <li key={i} value={first + i}>
            <button
              type="button"
              class="quiet"
              onClick={() => (desk.jump(first + i), (sheet.value = null))}
              aria-label={t("reader-jump-to", { place: first + i })}
            >
              {number(first + i)}
            </button>
            <span>
              <Poem poem={poem} />
            </span>
          </li>
        ))}
      </ol>
    </Group>
  );
}

export function MoreSheet() {
  const reading = desk.reading.value;
  const sure = useSignal(false);
  if (!reading) return null;
  const done = (key: string, act: () => void) => () => {
    act();
    said.value = t(key);
    sheet.value = null;
  };
  return (
    <Sheet title={t("reader-more")} onClose={close} shape="side">
      <div class="reader-more">
        <button type="button" onClick={done("reader-skipped", () => desk.skip())}>
          <Mark name="skip" /> {t("reader-skip")}
        </button>
        <button type="button" onClick={done("reader-returned", () => desk.putBack())}>
          <Mark name="back" /> {t("reader-return")}
        </button>
        <button type="button" onClick={() => (desk.repeat({ what: "verse" }), (sheet.value = null))}>
          <Mark name="turn" /> {t("reader-last-verse")}
        </button>
        <button type="button" onClick={show("clock")}>
          <Mark name="book" /> {t("reader-clock")}
        </button>
        <button type="button" onClick={show("wish")}>
          <Mark name="gear" /> {t("reader-settings")}
        </button>
        <button type="button" onClick={show("voice")}>
          <Mark name="sound" /> {t("reader-voice")}
        </button>
        <button type="button" onClick={show("share")}>
          <Mark name="share" /> {t("reader-share")}
        </button>
        {document.fullscreenEnabled ? (
          <button
            type="button"
            onClick={() =>
              void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).then(
                close,
                close,
              )
            }
          >
            <Mark name="zoomin" /> {t("reader-full")}
          </button>
        ) : null}
        <button type="button" onClick={show("help")}>
          <Mark name="hand" /> {t("reader-help")}
        </button>
        <Jump />
        <Log />
        <List title={t("reader-read", { count: reading.read.length })} items={reading.read} first={1} />
        <List
          title={t("reader-to-come", { count: reading.toCome.length })}
          items={reading.toCome}
          first={reading.read.length + 1}
        />
        {sure.value ? (
          <p class="reader-row">
            <span>{t("reader-end-sure")}</span>
            <button type="button" class="danger" onClick={() => (desk.end(), (sheet.value = null))}>
              {t("reader-end")}
            </button>
          </p>
        ) : (
          <button type="button" class="danger" onClick={() => (sure.value = true)}>
            <Mark name="door" /> {t("reader-end")}
          </button>
        )}
      </div>
    </Sheet>
  );
}
