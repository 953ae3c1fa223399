/** A line of play that a review shows on the board, move by move. */

import type { View } from "./wire";
import type { LineMoment } from "./wire.generated";

export class LineStore {
  moments = $state.raw<readonly LineMoment[]>([]);
  /** How many of its moves have been made. */
  made = $state(0);

  get isOpen(): boolean {
    return this.moments.length > 0;
  }

  /** After the last move that was made; null: before the first. */
  get moment(): LineMoment | null {
    return this.moments[this.made - 1] ?? null;
  }

  get view(): View | null {
    return (this.moment?.view ?? null) as View | null;
  }

  /** Shows a line, its first move made. */
  open(moments: readonly LineMoment[]): void {
    this.moments = moments;
    this.made = Math.min(1, moments.length);
  }

  stepBy(by: number): void {
    this.made = Math.max(0, Math.min(this.made + by, this.moments.length));
  }

  close(): void {
    this.moments = [];
  }
}
