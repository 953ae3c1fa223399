import "./styles/fonts.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { background, faults } from "./lib/faults.svelte";
import "./lib/install-prompt";
import { preferences } from "./lib/preferences.svelte";
import { router } from "./lib/router.svelte";
import { language } from "./lib/language.svelte";

// Colours that belong to one game, and go with its folder.
import.meta.glob("./games/*/colours.css", { eager: true });
// What no visitor waits for: the service worker, the badge of the app, and whether there is a newer page.
addEventListener("load", () => setTimeout(() => background(import("./lib/app").then((app) => app.start())), 3000));

const target = document.getElementById("app")!;
faults.start();
preferences.start();
router.start();
// Reading the words and creating the page are two tasks, so that a slow device answers in between.
// No top-level await: it would force the modules shared with the boards out of this chunk.
language.start().then(() => void setTimeout(start), showLoadFailure);

function start(): void {
  target.replaceChildren();
  mount(App, { target });
}

/** Without messages there is nothing to show but what the page has in all languages, and a button. */
function showLoadFailure(): void {
  const failure = document.getElementById("load-failure") as HTMLTemplateElement;
  target.replaceChildren(failure.content.cloneNode(true));
  target.querySelector("button")!.onclick = () => location.reload();
  addEventListener("online", () => location.reload());
}
