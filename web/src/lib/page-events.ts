/** Events of the window by which a table tells what runs beside the page: see app.ts. */

/** The table's socket is back after a while. That is when a server has been updated. */
export const RECONNECTED = "tricity:reconnected";
/** It is the player's turn now, or no longer. */
export const TURN_CHANGED = "tricity:turn-changed";
