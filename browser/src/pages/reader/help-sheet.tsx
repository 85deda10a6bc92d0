/** What hands, keys, pedals and headsets do. */
import { t } from "../../words";
import { Sheet } from "../sheet";
import { close } from "./sheets";

const ROWS = [
  ["press", "reader-help-tap", ["space", "Enter", "↓", "Page ↓"]],
  ["repeat", "reader-help-double", ["↑", "Page ↑", "R"]],
  ["next", "reader-help-left", ["→"]],
  ["back", "reader-help-right", ["←"]],
  ["pause", null, ["Esc", "."]],
] as const;

export function HelpSheet() {
  return (
    <Sheet title={t("reader-help")} onClose={close}>
      <table class="reader-keys">
        <thead>
          <tr>
            <th scope="col">{t("reader-help-what")}</th>
            <th scope="col">{t("reader-help-touch")}</th>
            <th scope="col">{t("reader-help-key")}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([what, touch, keys]) => (
            <tr key={what}>
              <th scope="row">{t(`reader-help-${what}`)}</th>
              <td>{touch ? t(touch) : "–"}</td>
              <td>{keys.map((key) => (key === "space" ? t("reader-help-space") : key)).join(" · ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{t("reader-help-note")}</p>
    </Sheet>
  );
}
