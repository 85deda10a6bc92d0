/** Ways to choose: one of a few, on or off, a number. */
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface ChoiceProps<V extends string | number> {
  label: ComponentChildren;
  values: readonly V[];
  value: V;
  say: (value: V) => ComponentChildren;
  onChoose: (value: V) => void;
  note?: ComponentChildren;
  /** `row`: side by side; `cards`: larger, with room for a line each. */
  shape?: "row" | "cards";
  disabled?: (value: V) => boolean;
}

/** One of a few, as radio buttons: arrow keys go from one to the next. */
export function Choice<V extends string | number>(props: ChoiceProps<V>) {
  const id = useId();
  const { label, values, value, say, onChoose, note, shape = "row", disabled } = props;
  return (
    <fieldset class={`choice choice-${shape}`}>
      <legend>{label}</legend>
      <div class="choice-set">
        {values.map((each) => (
          <label key={each} class="choice-one">
            <input
              type="radio"
              name={id}
              value={String(each)}
              checked={each === value}
              disabled={disabled?.(each) ?? false}
              onChange={() => onChoose(each)}
            />
            <span>{say(each)}</span>
          </label>
        ))}
      </div>
      {note ? <p class="note">{note}</p> : null}
    </fieldset>
  );
}

/** A switch with its name; pressing either changes it. */
export function Switch({ label, of, note }: { label: ComponentChildren; of: Signal<boolean>; note?: ComponentChildren }) {
  return <Toggle label={label} on={of.value} note={note} onChange={(on) => (of.value = on)} />;
}

interface ToggleProps {
  label: ComponentChildren;
  on: boolean;
  onChange: (on: boolean) => void;
  note?: ComponentChildren;
}

export function Toggle({ label, on, onChange, note }: ToggleProps) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span class="switch-track" aria-hidden="true" />
      <span class="switch-words">
        {label}
        {note ? <small>{note}</small> : null}
      </span>
    </label>
  );
}

interface SlideProps {
  label: ComponentChildren;
  value: number;
  least: number;
  most: number;
  step: number;
  shown: string;
  onChange: (value: number) => void;
}

export function Slide({ label, value, least, most, step, shown, onChange }: SlideProps) {
  const id = useId();
  return (
    // Without `for` the label would be that of the output, which comes first.
    <label class="slide" for={id}>
      <span>
        {label} <output>{shown}</output>
      </span>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={shown}
        onInput={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}
