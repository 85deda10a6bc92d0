import { render } from "preact";
import { App } from "./app";
import { install } from "./installed";
import { connect } from "./line";
import { openLibrary } from "./pages/library";
import { dress } from "./settings";
import { listen } from "./words";
import "./styles/colours.css";
import "./styles/page.css";
import "./styles/fields.css";
import "./styles/sheet.css";
import "./styles/home.css";
// Both games' tables have bars and change them: what they change has to come first, whichever table is loaded before.
import "./styles/bars.css";

dress();
openLibrary();
connect();
await listen();
render(<App />, document.getElementById("app")!);
void install();
