/** A match looked at again, of whatever game it is: by its address, or from a record that somebody brings along. */
import { useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { lazy, useRoute } from "preact-iso";
import { useEffect } from "preact/hooks";
import { fetchReplay, shown } from "../replay/record";
import { t } from "../words";
import { openedReplay, RecordButton } from "./record-button";
import { isCards, isFields, isKoikoi, isScatter, type AnyReplay } from "./replays";
import { SiteHead } from "./site-head";
import { useTitle } from "./title";

const Fields = lazy(() => import("../games/kyogi/replay").then((part) => part.FieldsReplay));
const Scatter = lazy(() => import("../games/scatter/replay").then((part) => part.ScatterReplayView));
const Cards = lazy(() => import("../games/cards/replay").then((part) => part.CardsReplayView));
const Koikoi = lazy(() => import("../games/koikoi/replay").then((part) => part.KoikoiReview));

function viewer(replay: AnyReplay, key: string): ComponentChild {
  if (isKoikoi(replay)) return <Koikoi key={key} replay={replay} />;
  if (isScatter(replay)) return <Scatter key={key} replay={replay} />;
  if (isCards(replay)) return <Cards key={key} replay={replay} />;
  return isFields(replay) ? <Fields key={key} replay={replay} /> : null;
}

export function ReviewPage() {
  useTitle(t("replay-title"));
  const { params } = useRoute();
  const match = params["match"];
  const fault = useSignal(false);
  useEffect(() => {
    fault.value = false;
    if (match) fetchReplay(match).catch(() => (fault.value = true));
  }, [match]);
  const replay = match ? (shown.value?.match === match ? shown.value.replay : null) : openedReplay.value;
  return (
    <>
      <SiteHead title={t("replay-title")} />
      {replay && replay.frames.length > 0 ? (
        viewer(replay, match ?? replay.record)
      ) : (
        <main id="main" class="plain">
          <h1>{t("replay-title")}</h1>
          <p role="status">{t(fault.value ? "replay-gone" : match ? "replay-finding" : "replay-none")}</p>
          <p>
            <RecordButton class="primary" />
          </p>
        </main>
      )}
    </>
  );
}
