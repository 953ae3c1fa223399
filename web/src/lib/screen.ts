/** What the page knows about the screen it is shown on. Styles ask the same questions (`styles/table-layout.css`). */

import { MediaQuery } from "svelte/reactivity";

/** Too small for columns: the table is one screen, and log, chat, score and rules are sheets over the board. */
export const compactScreen = new MediaQuery("(max-width: 63.99rem) or (max-height: 30rem)");
