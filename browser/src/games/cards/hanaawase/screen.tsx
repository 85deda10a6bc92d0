/** A table of hana-awase. */
export function HanaawaseTable() {
  return <main id="main" class="plain" />;
}
