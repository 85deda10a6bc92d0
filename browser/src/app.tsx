/** Which page is shown at which address. */
import { lazy, LocationProvider, Route, Router } from "preact-iso";
import { GAMES } from "./games/index";
// Reads what was shown when the page was loaded again, before anybody goes on to another address.
import "./games/way-back";
import { Summons } from "./hall/summons";
import { Home } from "./pages/home";
import { Lost } from "./pages/lost";

const Match = lazy(GAMES.kyogi.screen);
const Koikoi = lazy(GAMES.koikoi.screen);
const Play = lazy(() => import("./pages/play").then((part) => part.PlayPage));
const Rules = lazy(() => import("./pages/rules").then((part) => part.RulesPage));
const Review = lazy(() => import("./pages/review").then((part) => part.ReviewPage));
const Cards = lazy(() => import("./pages/cards").then((part) => part.CardsPage));
const Lobby = lazy(() => import("./hall/lobby").then((part) => part.LobbyPage));
const Room = lazy(() => import("./hall/room").then((part) => part.RoomPage));
const Account = lazy(() => import("./hall/account").then((part) => part.AccountPage));
const Profile = lazy(() => import("./hall/profile").then((part) => part.ProfilePage));
const Leaders = lazy(() => import("./hall/leaders").then((part) => part.LeadersPage));
const Watch = lazy(() => import("./hall/watch").then((part) => part.WatchPage));
const Boards = lazy(() => import("./hall/screen").then((part) => part.ScreenPage));
const Reader = lazy(() => import("./pages/reader/page").then((part) => part.ReaderPage));
const Print = lazy(() => import("./pages/print/page").then((part) => part.PrintPage));
const Voices = lazy(() => import("./pages/voices/page").then((part) => part.VoicesPage));
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
        <Route path="/hall" component={Lobby} />
        <Route path="/room/:code" component={Room} />
        <Route path="/account" component={Account} />
        <Route path="/people/:name" component={Profile} />
        <Route path="/leaders" component={Leaders} />
        <Route path="/watch/:match" component={Watch} />
        <Route path="/screen" component={Boards} />
        <Route path="/reader" component={Reader} />
        <Route path="/print" component={Print} />
        <Route path="/voices" component={Voices} />
        <Route path="/settings" component={Settings} />
        <Route path="/glossary" component={Glossary} />
        <Route path="/calibration" component={Calibration} />
        <Route default component={Lost} />
      </Router>
      <Summons />
    </LocationProvider>
  );
}
