/** Which poems are read: by what they have in common, one by one, and as sets that are kept and passed on. */
import { useSignal } from "@preact/signals";
import { t } from "../../words";
import { Choice } from "../choice";
import { Mark } from "../mark";
import { DoneSheet } from "./done-sheet";
import { known, type NamedSet, namedSets, wish } from "./choices";
import { ALL, BY_KIMARIJI, deciding, kimarijiRomaji, POEMS } from "./programme/poems";
import { poemsOf } from "./programme/sets";
import { POEMS_LENGTH } from "./programme/wish";
import { expanded, listed, movedUp, nameTerm, setLink, setsFile, setsOf, withSet } from "./sets";
import { close, give, spoken } from "./sheets";
import { change, Group } from "./fields";

const COLOURS = ["pink", "yellow", "blue", "green", "orange"] as const;
const FIRSTS = [...new Set(BY_KIMARIJI.map((number) => POEMS[number - 1]!.heard.upper[0]!))];
const LENGTHS = [1, 2, 3, 4, 5, 6];
const GROUPS = [
  "group:tomofuda",
  "group:oyama",
  "third:A",
  "third:B",
  "third:C",
  "quarter:1",
  "quarter:2",
  "quarter:3",
  "quarter:4",
];
/** Half of a digit each, for two evenings; and the first twenty. */
const PATTERNS = ["1..20", "1..50", "51..100", "*[13579]", "*[02468]"];

/** What the field says, if it can be read. */
function read(text: string): { poems: readonly number[]; fault: string | null } {
  try {
    return { poems: poemsOf(expanded(text, namedSets.value)), fault: null };
  } catch (fault) {
    return { poems: [], fault: spoken(fault) };
  }
}

/** A term is put to those that stand, or taken from them; the first one replaces "all". */
function turned(text: string, term: string): string {
  const terms = text.split(/[\s,+、]+/).filter(Boolean);
  if (terms.includes(term)) return terms.filter((each) => each !== term).join(" ") || "all";
  return [...terms.filter((each) => each !== "all"), term].join(" ");
}

function Terms({ label, terms, say }: { label: string; terms: readonly string[]; say: (term: string) => string }) {
  const { poems } = wish.value;
  const there = poems.split(/[\s,+、]+/);
  return (
    <div role="group" aria-label={label} class="reader-terms">
      <p class="reader-label">{label}</p>
      {terms.map((term) => (
        <button
          key={term}
          type="button"
          aria-pressed={there.includes(term)}
          onClick={() => change({ poems: turned(poems, term) })}
        >
          {say(term)}
        </button>
      ))}
    </div>
  );
}

const SORTED = {
  musume: BY_KIMARIJI,
  number: ALL,
  sound: [...ALL].sort((a, b) => (POEMS[a - 1]!.kimariji < POEMS[b - 1]!.kimariji ? -1 : 1)),
} as const;

/** All hundred, sorted as one likes; each is put in and out by a tap. A list of one's own may begin with none. */
function Grid({ poems }: { poems: readonly number[] }) {
  const empty = useSignal(false);
  const sorting = useSignal<keyof typeof SORTED>("musume");
  const chosen = empty.value ? [] : poems;
  const turn = (number: number) => {
    const rest = chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number];
    empty.value = rest.length === 0;
    if (rest.length) change({ poems: rest.length === 100 ? "all" : listed(rest) });
  };
  return (
    <>
      <Choice
        label={t("reader-sets-sort")}
        values={["musume", "number", "sound"] as const}
        value={sorting.value}
        say={(each) => t(each === "sound" ? "reader-sets-sort-sound" : `reader-order-${each}`)}
        onChoose={(each) => (sorting.value = each)}
      />
      <p>
        <button type="button" onClick={() => (empty.value = true)}>
          {t("reader-sets-none")}
        </button>
      </p>
      <div class="reader-grid" role="group" aria-label={t("reader-sets-grid")}>
        {SORTED[sorting.value].map((number) => (
          <button key={number} type="button" aria-pressed={chosen.includes(number)} onClick={() => turn(number)}>
            <b lang="ja" data-long={POEMS[number - 1]!.kimariji.length > 4 ? "yes" : "no"}>
              {POEMS[number - 1]!.kimariji}
            </b>
            <small>{number}</small>
            <span class="unseen">{kimarijiRomaji(number)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

function Kept({ chosen }: { chosen: readonly number[] }) {
  const name = useSignal("");
  const remark = useSignal<string | null>(null);
  const dropped = useSignal<{ set: NamedSet; at: number } | null>(null);
  const drop = (set: NamedSet) => {
    dropped.value = { set, at: namedSets.value.indexOf(set) };
    namedSets.value = namedSets.value.filter((each) => each !== set);
  };
  const undo = ({ set, at }: { set: NamedSet; at: number }) => {
    const rest = namedSets.value;
    const taken = rest.some((each) => nameTerm(each.name) === nameTerm(set.name));
    namedSets.value = taken ? withSet(rest, set) : [...rest.slice(0, at), set, ...rest.slice(at)];
    dropped.value = null;
  };
  const keep = () => {
    if (!name.value.trim()) return;
    namedSets.value = withSet(namedSets.value, { name: name.value, poems: wish.value.poems });
    name.value = "";
  };
  const bring = async (file: File | undefined) => {
    if (!file) return;
    try {
      const found = setsOf(await file.text());
      namedSets.value = found.reduce(withSet, namedSets.value);
      remark.value = t("reader-sets-brought", { count: found.length });
    } catch (fault) {
      remark.value = spoken(fault);
    }
  };
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    remark.value = t("reader-copied");
  };
  return (
    <>
      <div class="field">
        <label for="reader-set-name">{t("reader-sets-name")}</label>
        <span class="reader-row">
          <input
            id="reader-set-name"
            type="text"
            maxLength={60}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
          <button type="button" onClick={keep} disabled={!name.value.trim() || !chosen.length}>
            <Mark name="keep" /> {t("reader-sets-keep")}
          </button>
        </span>
      </div>
      <ul class="reader-sets">
        {namedSets.value.map((set, at) => (
          <li key={set.name}>
            <button type="button" class="link" onClick={() => change({ poems: expanded(set.poems, namedSets.value) })}>
              {set.name}
            </button>
            <span class="note">{t("reader-count", { count: read(set.poems).poems.length })}</span>
            {at > 0 ? (
              <button
                type="button"
                class="quiet icon"
                aria-label={t("reader-sets-up", { name: set.name })}
                onClick={() => (namedSets.value = movedUp(namedSets.value, at))}
              >
                ↑
              </button>
            ) : null}
            <button
              type="button"
              class="quiet icon"
              aria-label={t("reader-sets-link", { name: set.name })}
              onClick={() => copy(setLink(location.origin, { ...set, poems: expanded(set.poems, namedSets.value) }))}
            >
              <Mark name="link" />
            </button>
            <button
              type="button"
              class="quiet icon"
              aria-label={t("reader-sets-drop", { name: set.name })}
              onClick={() => drop(set)}
            >
              <Mark name="close" />
            </button>
          </li>
        ))}
      </ul>
      {dropped.value ? (
        <p class="reader-row" role="status">
          <span>{t("reader-sets-dropped", { name: dropped.value.set.name })}</span>
          <button type="button" onClick={() => undo(dropped.value!)}>
            {t("reader-sets-undo")}
          </button>
        </p>
      ) : null}
      <p class="reader-row">
        <button
          type="button"
          disabled={!namedSets.value.length}
          onClick={() => give("karuta-sets.json", setsFile(namedSets.value))}
        >
          <Mark name="file" /> {t("reader-sets-export")}
        </button>
        <label class="button">
          <Mark name="open" /> {t("reader-sets-import")}
          <input
            class="unseen"
            type="file"
            accept=".json,application/json"
            onChange={(event) => void bring(event.currentTarget.files?.[0])}
          />
        </label>
      </p>
      {remark.value ? <p role="status">{remark.value}</p> : null}
    </>
  );
}

function Known({ chosen }: { chosen: readonly number[] }) {
  const marked = known.value.filter((number) => chosen.includes(number));
  const open = ALL.filter((number) => !known.value.includes(number));
  return (
    <p class="reader-row">
      <button type="button" disabled={!known.value.length} onClick={() => change({ poems: listed(known.value) })}>
        {t("reader-known-set", { count: known.value.length })}
      </button>
      <button type="button" disabled={!open.length} onClick={() => change({ poems: open.length === 100 ? "all" : listed(open) })}>
        {t("reader-unknown-set", { count: open.length })}
      </button>
      <button
        type="button"
        disabled={!marked.length}
        onClick={() => (known.value = known.value.filter((number) => !marked.includes(number)))}
      >
        {t("reader-known-forget-chosen", { count: marked.length })}
      </button>
      <button type="button" disabled={!known.value.length} onClick={() => (known.value = [])}>
        {t("reader-known-forget")}
      </button>
    </p>
  );
}

export function SetsSheet() {
  const now = wish.value.poems;
  const { poems, fault } = read(now);
  const typed = useSignal<string | null>(null);
  const wrong = typed.value === null ? fault : read(typed.value).fault;
  const type = (text: string) => {
    typed.value = text;
    if (read(text).fault === null) change({ poems: expanded(text, namedSets.value) });
  };
  const lengthOf = (length: number) => POEMS.filter(({ number }) => deciding(number) === length).length;
  return (
    <DoneSheet title={t("reader-cards")} onClose={close}>
      <div class="form">
        <label class="field">
          <span>{t("reader-sets-expression")}</span>
          <input
            type="text"
            maxLength={POEMS_LENGTH}
            value={typed.value ?? now}
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => type(event.currentTarget.value)}
            onBlur={() => (typed.value = null)}
          />
          <small class="note">{t("reader-sets-expression-note")}</small>
        </label>
        <p role="status">{wrong ? <span class="fault">{wrong}</span> : <b>{t("reader-count", { count: poems.length })}</b>}</p>
        <div>
          <button type="button" aria-pressed={now === "all"} onClick={() => change({ poems: "all" })}>
            {t("reader-sets-all")}
          </button>
          <Terms label={t("reader-sets-colours")} terms={COLOURS} say={(each) => t(`reader-colour-${each}`)} />
          <Terms label={t("reader-sets-firsts")} terms={FIRSTS.map((sound) => `first:${sound}`)} say={(each) => each.slice(6)} />
          <Terms
            label={t("reader-sets-lengths")}
            terms={LENGTHS.map((length) => `length:${length}`)}
            say={(each) => t("reader-sets-length", { length: each.slice(7), count: lengthOf(Number(each.slice(7))) })}
          />
          <Terms
            label={t("reader-sets-groups")}
            terms={GROUPS}
            say={(each) => t(`reader-group-${each.replace(":", "-").toLowerCase()}`)}
          />
          <Terms label={t("reader-sets-patterns")} terms={PATTERNS} say={(each) => each} />
        </div>
        <div>
          <Group title={t("reader-sets-grid")}>
            <Grid poems={poems} />
          </Group>
          <Group title={t("reader-sets-kept")}>
            <Kept chosen={poems} />
          </Group>
          <Group title={t("reader-known-title")}>
            <Known chosen={poems} />
          </Group>
        </div>
      </div>
    </DoneSheet>
  );
}
