/** How the others get into a room: by link, by code, by a picture of the link. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Mark } from "../pages/mark";
import { t } from "../words";

interface LinkProps {
  label: string;
  link: string;
}

/** An address to take along: copied, shared where the device can, or selected by hand. */
export function LinkField({ label, link }: LinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without https a page has no clipboard of its own; this old way still copies what is selected.
      if (!document.execCommand("copy")) return;
    }
    copied.value = true;
  };
  return (
    <div class="invite-row">
      <input ref={field} class="invite-link" type="text" readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>
        <Mark name={copied.value ? "check" : "link"} /> <span role="status">{t(copied.value ? "room-copied" : "room-copy")}</span>
      </button>
      {typeof navigator.share === "function" ? (
        <button type="button" class="icon" aria-label={t("room-share")} onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
          <Mark name="share" />
        </button>
      ) : null}
    </div>
  );
}

export function Invitation({ code }: { code: string }) {
  const seen = useSignal(true);
  return (
    <section class="invite" aria-labelledby="invite">
      <h2 id="invite">{t("room-invite")}</h2>
      <p>{t("room-invite-line")}</p>
      <LinkField label={t("room-link")} link={`${location.origin}/room/${code}`} />
      <div class="invite-either">
        {seen.value ? (
          <img class="invite-qr" src={`/api/room/${code}/qr.svg`} width="132" height="132" alt={t("room-qr")} onError={() => (seen.value = false)} />
        ) : null}
        <p>
          {t("hall-code")}
          <b class="invite-code">{code}</b>
        </p>
      </div>
    </section>
  );
}
