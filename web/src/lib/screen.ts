/** What the page knows about the screen it is shown on. Styles ask the same questions (`styles/table-layout.css`). */

import { MediaQuery } from "svelte/reactivity";

/** Too small for columns: the table is one screen, and log, chat, score and rules are sheets over the board. */
export const compactScreen = new MediaQuery("(max-width: 63.99rem) or (max-height: 30rem)");

/** Low and wide, as a phone on its side: the bar is beside the board, and its message scrolls. */
export const lowScreen = new MediaQuery("(max-height: 30rem) and (min-width: 36rem)");
