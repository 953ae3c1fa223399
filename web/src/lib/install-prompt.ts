/** The browser's offer to install Tricity as an app, which comes before most of the page is there: see installation. */
export const installPrompt: { event: Event | null } = { event: null };

addEventListener("beforeinstallprompt", (event) => {
  // The browser is asked when the player wants to, not when it thinks so.
  event.preventDefault();
  installPrompt.event = event;
});
