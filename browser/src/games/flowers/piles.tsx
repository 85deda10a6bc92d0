/** What somebody has captured, by kind: four trays, each of which opens. */
import { t } from "../../words";
import { Face } from "./card";
import { byKind, cardName, KINDS, list, type Kind } from "./deck";

function Tray({ kind, cards, open }: { kind: Kind; cards: readonly number[]; open: () => void }) {
  return (
    <button type="button" class="kk-tray" data-kind={kind} style={{ "--count": cards.length }} aria-haspopup="dialog" onClick={open}>
      <span class="kk-tray-name">
        <b>{cards.length}</b> <span>{t(`koikoi-kind-${kind}`)}</span>
      </span>
      <span class="unseen">{list(cards.map(cardName))}</span>
      <span class="kk-fan" aria-hidden="true">
        {cards.map((card) => (
          <span key={card}>
            <Face card={card} />
          </span>
        ))}
      </span>
    </button>
  );
}

export function Piles({ pile, label, whose = "", open }: { pile: readonly number[]; label: string; whose?: string; open: () => void }) {
  const kinds = byKind(pile);
  return (
    <div class="kk-piles" role="group" aria-label={label}>
      {whose ? <span class="kk-piles-of">{whose}</span> : null}
      {KINDS.map((kind) => (
        <Tray key={kind} kind={kind} cards={kinds[kind]!} open={open} />
      ))}
    </div>
  );
}

/** The same, large enough to read, for the sheet. */
export function OpenPiles({ pile }: { pile: readonly number[] }) {
  const kinds = byKind(pile);
  return (
    <div class="kk-open-piles">
      {KINDS.map((kind) => (
        <section key={kind}>
          <h3>
            {t(`koikoi-kind-${kind}`)} <span class="ct-soft">{kinds[kind]!.length}</span>
          </h3>
          {kinds[kind]!.length === 0 ? (
            <p class="ct-soft">{t("koikoi-none-yet")}</p>
          ) : (
            <ul class="kk-row-of-cards">
              {kinds[kind]!.map((card) => (
                <li key={card}>
                  <Face card={card} corners still label={cardName(card)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
