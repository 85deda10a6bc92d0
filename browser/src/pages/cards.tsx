export function CardsPage() {
  return <main id="main" />;
}
