/** Which page is shown at which address. */
import { lazy, LocationProvider, Route, Router } from "preact-iso";
import { GAMES } from "./games/index";
import { Home } from "./pages/home";
import { Lost } from "./pages/lost";

const Match = lazy(GAMES.kyogi.screen);
const Koikoi = lazy(GAMES.koikoi.screen);
const Play = lazy(() => import("./pages/play").then((part) => part.PlayPage));
const Rules = lazy(() => import("./pages/rules").then((part) => part.RulesPage));
const Review = lazy(() => import("./pages/review").then((part) => part.ReviewPage));
const Cards = lazy(() => import("./pages/cards").then((part) => part.CardsPage));
const Settings = lazy(() => import("./pages/settings").then((part) => part.SettingsPage));
const Glossary = lazy(() => import("./pages/glossary").then((part) => part.GlossaryPage));
const Calibration = lazy(() => import("./pages/calibration").then((part) => part.CalibrationPage));

export function App() {
  return (
    <LocationProvider>
      <Router>
        <Route path="/" component={Home} />
        <Route path="/match" component={Match} />
        <Route path="/koikoi" component={Koikoi} />
        <Route path="/play/:game" component={Play} />
        <Route path="/rules/:game" component={Rules} />
        <Route path="/review" component={Review} />
        <Route path="/review/:match" component={Review} />
        <Route path="/cards" component={Cards} />
        <Route path="/settings" component={Settings} />
        <Route path="/glossary" component={Glossary} />
        <Route path="/calibration" component={Calibration} />
        <Route default component={Lost} />
      </Router>
    </LocationProvider>
  );
}
