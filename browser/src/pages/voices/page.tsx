/** Recordings that a person brings along: they stay on the device, and a reader reads with them. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { useEffect } from "preact/hooks";
import { t } from "../../words";
import { Mark } from "../mark";
import { Sheet } from "../sheet";
import { SiteHead } from "../site-head";
import { useTitle } from "../title";
import { Add } from "./add";
import { standingOf } from "./marks";
import { SLOTS } from "./names";
import { megabytes } from "./report";
import { drop, isKeptForGood, sheets, tidy, writeSheet, type OwnSheet } from "./shelf";
import { VoiceDetail } from "./voice-detail";
import "../../styles/voices.css";

function Facts({ sheet }: { sheet: OwnSheet }) {
  const verses = Object.values(sheet.verses);
  const unsure = verses.filter((verse) => standingOf(verse) === "unsure").length;
  return (
    <p class="voices-facts">
      <span>{t("voices-heard", { heard: verses.length, of: SLOTS.length })}</span>
      <span>{t("voices-size", { megabytes: megabytes(sheet) })}</span>
      {sheet.odd.length ? <span>{t("voices-odd", { count: sheet.odd.length })}</span> : null}
      {unsure ? <span>{t("voices-show-needed", { count: unsure })}</span> : null}
    </p>
  );
}

function Renaming({ sheet, onDone }: { sheet: OwnSheet; onDone: (sheet: OwnSheet | null) => void }) {
  const title = useSignal(sheet.title);
  const keep = async (event: Event) => {
    event.preventDefault();
    const given = title.value.trim();
    if (!given) return;
    const changed = { ...sheet, title: given };
    await writeSheet(changed);
    onDone(changed);
  };
  return (
    <form class="voices-renaming" onSubmit={keep}>
      <label class="field">
        <span>{t("voices-name")}</span>
        <input type="text" maxLength={60} required value={title.value} onInput={(event) => (title.value = event.currentTarget.value)} />
      </label>
      <button type="submit" class="primary">
        {t("voices-keep")}
      </button>
      <button type="button" onClick={() => onDone(null)}>
        {t("voices-cancel")}
      </button>
    </form>
  );
}

function Deleting({ sheet, onClose, onGone }: { sheet: OwnSheet; onClose: () => void; onGone: () => void }) {
  const foot = (
    <>
      <button type="button" onClick={onClose}>
        {t("voices-cancel")}
      </button>
      <button type="button" class="danger" onClick={() => void drop(sheet.id).then(onGone)}>
        {t("voices-delete")}
      </button>
    </>
  );
  return (
    <Sheet title={t("voices-delete-title", { title: sheet.title })} onClose={onClose} foot={foot}>
      <p>{t("voices-delete-note")}</p>
    </Sheet>
  );
}

export function VoicesPage() {
  const { query, route } = useLocation();
  const shelf = useSignal<OwnSheet[] | null>(null);
  const forGood = useSignal(true);
  const renaming = useSignal<string | null>(null);
  const deleting = useSignal<OwnSheet | null>(null);
  useTitle(t("home-voices"));
  useEffect(() => {
    void tidy();
    void sheets().then((found) => (shelf.value = found));
    void isKeptForGood().then((kept) => (forGood.value = kept));
  }, []);
  const put = (sheet: OwnSheet) => {
    const others = (shelf.value ?? []).filter(({ id }) => id !== sheet.id);
    shelf.value = [...others, sheet].sort((a, b) => a.title.localeCompare(b.title));
  };
  const brought = (sheet: OwnSheet) => {
    put(sheet);
    void isKeptForGood().then((kept) => (forGood.value = kept));
    route(`/voices?voice=${sheet.id}`);
  };
  const open = shelf.value?.find(({ id }) => id === query["voice"]);
  return (
    <>
      <SiteHead title={t("home-voices")} />
      <main id="main" class="plain voices">
        {open ? (
          <>
            <a class="voices-back" href="/voices">
              <Mark name="back" /> {t("voices-all")}
            </a>
            <h1>{open.title}</h1>
            <Facts sheet={open} />
            <VoiceDetail key={open.id} sheet={open} onChange={put} />
          </>
        ) : (
          <>
            <h1>{t("home-voices")}</h1>
            <p class="voices-lede">{t("voices-lede")}</p>
            <p class="voices-private">{t("voices-private")}</p>
            <Add onBrought={brought} />
            {shelf.value?.length ? (
              <section aria-labelledby="voices-shelf">
                <h2 id="voices-shelf">{t("voices-shelf")}</h2>
                {forGood.value ? null : <p class="note voices-loose">{t("voices-loose")}</p>}
                {shelf.value.map((sheet) => (
                  <article key={sheet.id} class="voices-one" data-id={sheet.id}>
                    {renaming.value === sheet.id ? (
                      <Renaming
                        sheet={sheet}
                        onDone={(changed) => {
                          if (changed) put(changed);
                          renaming.value = null;
                        }}
                      />
                    ) : (
                      <>
                        <h3>
                          <a href={`/voices?voice=${sheet.id}`}>{sheet.title}</a>
                        </h3>
                        <Facts sheet={sheet} />
                        <div class="voices-do">
                          <a class="button" href={`/voices?voice=${sheet.id}`}>
                            {t("voices-open")}
                          </a>
                          <button type="button" onClick={() => (renaming.value = sheet.id)} aria-label={t("voices-rename-one", { title: sheet.title })}>
                            {t("voices-rename")}
                          </button>
                          <button type="button" class="danger" onClick={() => (deleting.value = sheet)} aria-label={t("voices-delete-one", { title: sheet.title })}>
                            {t("voices-delete")}
                          </button>
                        </div>
                      </>
                    )}
                  </article>
                ))}
                <p>
                  <a href="/reader">
                    {t("home-reader-go")}
                  </a>
                </p>
              </section>
            ) : null}
          </>
        )}
      </main>
      {deleting.value ? (
        <Deleting
          sheet={deleting.value}
          onClose={() => (deleting.value = null)}
          onGone={() => {
            shelf.value = (shelf.value ?? []).filter(({ id }) => id !== deleting.value?.id);
            deleting.value = null;
          }}
        />
      ) : null}
    </>
  );
}
