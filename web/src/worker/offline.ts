/** The page that the service worker shows when the server cannot be reached: in one language, and until it can. */

import "./offline.css";

const wanted = [localStorage.getItem("tricity.lang") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
const texts = [...document.querySelectorAll<HTMLElement>("body [lang]")];
const chosen = wanted.find((tag) => texts.some((text) => text.lang === tag)) ?? "en";
for (const text of texts) text.hidden = text.lang !== chosen;
document.documentElement.lang = chosen;
const theme = localStorage.getItem("tricity.theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

const RETRY_MS = 5000;

const reload = () => location.reload();
document.querySelector("button")!.addEventListener("click", reload);
// A device may say "online" before the server can be reached, and says nothing when it is the server that was away.
addEventListener("online", reloadIfServed);
setInterval(reloadIfServed, RETRY_MS);

function reloadIfServed(): void {
  fetch("/livez", { cache: "no-store" }).then(
    (answer) => {
      if (answer.ok) reload();
    },
    () => {
      // Not yet: the page goes on saying so.
    },
  );
}
