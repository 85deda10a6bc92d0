/** The table of Koi-Koi. */
import { seated } from "./house";

export function KoikoiPage() {
  return <main id="main">{seated.value?.match}</main>;
}
