/** What is to be seen of a poem, and when. */
import { t } from "../../words";
import { Choice, Switch, Toggle } from "../choice";
import { LINES, liveLog, shown, turned, type Shown, WHENS } from "./choices";

export function ShownFields() {
  const now = shown.value;
  const set = (changes: Partial<Shown>) => (shown.value = { ...now, ...changes });
  return (
    <>
      <Choice
        label={t("reader-show")}
        values={WHENS}
        value={now.when}
        say={(each) => t(`reader-show-${each}`)}
        onChoose={(when) => set({ when })}
      />
      <div>
        {LINES.map((line) => (
          <Toggle
            key={line}
            label={t(`reader-show-${line}`)}
            on={now.lines.includes(line)}
            onChange={(on) => set({ lines: LINES.filter((each) => (each === line ? on : now.lines.includes(each))) })}
          />
        ))}
        <Toggle label={t("reader-show-author")} on={now.author} onChange={(author) => set({ author })} />
        <Toggle label={t("reader-show-torifuda")} on={now.torifuda} onChange={(torifuda) => set({ torifuda })} />
        <Toggle label={t("reader-show-kimariji")} on={now.kimariji} onChange={(kimariji) => set({ kimariji })} />
        <Toggle
          label={t("reader-show-whole")}
          on={now.whole}
          onChange={(whole) => set({ whole })}
          note={t("reader-show-whole-note")}
        />
        <Switch label={t("reader-live-log")} of={liveLog} note={t("reader-live-log-note")} />
      </div>
      {now.torifuda ? (
        <Choice
          label={t("reader-turned")}
          values={["no", "yes", "random"] as const}
          value={turned.value}
          say={(each) => t(`reader-turned-${each}`)}
          onChoose={(value) => (turned.value = value)}
        />
      ) : null}
    </>
  );
}
