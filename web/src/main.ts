import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/bitter/wght.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { router } from "./lib/router.svelte";
import { language } from "./lib/language.svelte";

preferences.start();
router.start();
// No top-level await: it would force the modules shared with the boards out of this chunk.
void language.start().then(() => {
  const target = document.getElementById("app")!;
  target.replaceChildren();
  mount(App, { target });
});
