/** The second door of the entrance: a table of Koi-Koi. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useLocation } from "preact-iso";
import { koikoiHouse, remark, sitting } from "../games/koikoi/house";
import { companyNow, sitDownAsWished, wishes } from "../games/koikoi/start";
import { inTeams } from "../games/koikoi/start-wish";
import { connected } from "../connection";
import { t } from "../words";
import { Mark } from "./mark";
import { valueOf } from "./rule-sets";
import { playerName } from "./names";

const flowers = import.meta.glob<string>(
  [
    "../../../src/karuta/hanafuda/art/crane.svg",
    "../../../src/karuta/hanafuda/art/curtain.svg",
    "../../../src/karuta/hanafuda/art/moon.svg",
  ],
  { query: "?url", import: "default", eager: true },
);

/** Flower cards as they lie when a hand has just laid them down. */
function FlowerCards() {
  return (
    <div class="door-flowers">
      {Object.values(flowers).map((address, i) => (
        <img key={address} src={address} alt="" width="64" height="104" class={`flower-${i}`} loading="lazy" decoding="async" />
      ))}
    </div>
  );
}

type SheetPart = ComponentType<{ onClose: () => void }>;

/** One press sits down with what was chosen last: for a newcomer three rounds against the gentlest. */
export function KoikoiDoor() {
  const route = useLocation();
  const sheet = useSignal<{ Part: SheetPart } | null>(null);
  const house = koikoiHouse.value;
  const rounds = house?.options.find(({ name }) => name === "rounds");
  const choose = async () => {
    const { KoikoiSheet } = await import("../games/koikoi/start-sheet");
    sheet.value = { Part: KoikoiSheet };
  };
  const go = async () => {
    if (await sitDownAsWished()) route.route("/koikoi");
  };
  const ready = connected.value && house !== null;
  const refused = remark.value?.type === "refused" && !sheet.value ? remark.value : null;
  const Part = sheet.value?.Part;
  return (
    <section class="door door-koikoi">
      <button type="button" class="door-open" onClick={go} disabled={!ready || sitting.value}>
        <div class="door-paper" aria-hidden="true">
          <FlowerCards />
        </div>
        <div class="door-words">
          <h2>{t("home-koikoi-now")}</h2>
          <p>{t("home-koikoi-line")}</p>
          <p class="door-plan">
            {companyNow().map((each) => (
              <span key={each.key}>{playerName(each)}</span>
            ))}
            {house && inTeams(house, wishes()) ? <span>{t("koikoi-start-table-four")}</span> : null}
            {house && rounds ? <span>{t("koikoi-start-rounds", { count: Number(valueOf(house, wishes(), rounds)) })}</span> : null}
          </p>
          <span class="door-go">
            {t(ready ? "home-koikoi-go" : "page-connecting")} <Mark name="arrow" />
          </span>
        </div>
      </button>
      {refused ? (
        <p class="door-fault fault" role="alert">
          {t(refused.key, refused.facts)}
        </p>
      ) : null}
      <div class="door-else">
        <button type="button" class="door-choose" onClick={choose}>
          {t("home-koikoi-choose")}
        </button>
        <a class="door-two" href="/play/koikoi">
          {t("family-two-here")}
        </a>
      </div>
      {Part ? <Part onClose={() => (sheet.value = null)} /> : null}
    </section>
  );
}
