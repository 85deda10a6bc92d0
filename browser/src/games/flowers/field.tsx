/** The table's cards and the stock. */
import { t } from "../../words";
import { bestMove, worthOf } from "./advice";
import { Back, Face } from "./card";
import { over } from "./carry";
import { choices, drop, lit, picked, pickable, pressField, ringed } from "./choosing";
import { cardName } from "./deck";
import { fieldStop, stopOf } from "./focus";
import { tooEarly, unseen } from "./hurry";
import { extent, inOrder } from "./places";
import { fieldPlaces } from "./stage";
import { shown } from "./table";
import { cellOf } from "./width";

function takes(card: number) {
  return worthOf((move) => (move.move === "pick" && move.take === card) || (move.move === "play" && move.take === card && move.card === lit.peek()));
}

function FieldCard({ card, place, stop }: { card: number; place: number; stop: boolean }) {
  const { row, column } = cellOf.value(place);
  const ring = ringed.value.has(card);
  const choice = choices.value.indexOf(card);
  const worth = choice >= 0 ? takes(card) : "";
  const best = bestMove.value;
  const name = cardName(card);
  const asked = `${choice + 1}. ${t("koikoi-card-choose", { card: name })}`;
  return (
    <li style={{ gridRow: row, gridColumn: column }}>
      <button
        type="button"
        data-card={card}
        data-ring={ring}
        data-over={over.value === card && ring}
        data-best={best !== null && "take" in best && best.take === card && choice >= 0}
        tabIndex={stop ? 0 : -1}
        aria-label={choice >= 0 ? (worth ? `${asked}. ${t("koikoi-worth", { points: worth })}` : asked) : ring ? t("koikoi-card-matches", { card: name }) : name}
        aria-disabled={choice >= 0 || (ring && picked.value !== null) ? undefined : true}
        onFocus={() => (fieldStop.value = card)}
        onClick={(event) => {
          if (tooEarly() || (pickable.peek().length > 0 && unseen()) || pressField(card)) event.stopPropagation();
        }}
      >
        <Face card={card} corners />
        {choice >= 0 ? (
          <span class="kk-choice" aria-hidden="true">
            {choice + 1}
          </span>
        ) : null}
        {worth ? <span class="kk-worth">{worth}</span> : null}
      </button>
    </li>
  );
}

export function Stock() {
  const now = shown.value!;
  const layers = Math.min(4, Math.ceil(now.stock / 6));
  return (
    <div class="kk-stock">
      <div class="kk-turned" data-spot="drawn" data-waits={now.drawn >= 0}>
        {now.drawn >= 0 ? (
          <Face card={now.drawn} corners label={t("koikoi-drawn", { card: cardName(now.drawn) })} />
        ) : null}
      </div>
      <div class="kk-deck" role="img" aria-label={t("koikoi-stock", { count: now.stock })}>
        <span class="kk-deck-place" data-spot="stock" />
        {Array.from({ length: layers }, (_, i) => (
          <span key={i} class="kk-layer" style={{ "--n": i }}>
            <Back />
          </span>
        ))}
        <b aria-hidden="true">{now.stock}</b>
      </div>
    </div>
  );
}

export function Field() {
  const places = fieldPlaces.value;
  const cards = inOrder(places, cellOf.value);
  const { columns, rows } = extent(places, cellOf.value);
  const stop = stopOf(fieldStop.value, pickable.value.length > 0 ? pickable.value : cards);
  const empty = () => {
    const card = tooEarly() || unseen() ? null : picked.peek();
    if (card !== null) drop(card, null);
  };
  return (
    <div class="kk-middle-in" style={{ "--columns": columns, "--rows": rows }} onClick={empty}>
      <Stock />
      <ul class="kk-field" aria-label={t("koikoi-table")} data-choosing={choices.value.length > 0}>
        {cards.map((card) => (
          <FieldCard key={card} card={card} place={places.get(card)!} stop={card === stop} />
        ))}
      </ul>
    </div>
  );
}
