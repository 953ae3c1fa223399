import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/bitter/wght.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { router } from "./lib/router.svelte";
import { words } from "./lib/words.svelte";
import { pages } from "./pages";

preferences.start();
router.start();
// The page comes while its words do.
void pages[router.page.name]();
await words.start();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
