/** Plays a replay: a move, a pause to look at it, and the next one, until the end or until somebody stops it. */

/** How many milliseconds each move is shown. */
export const SPEEDS = { slow: 2600, normal: 1300, fast: 500 } as const;
export type Speed = keyof typeof SPEEDS;

interface PlayedReplay {
  readonly moveNumber: number;
  readonly moveCount: number;
  /** What the address names is on the board. */
  readonly isShown: boolean;
  showMove(moves: number): void;
  stepBy(by: number): void;
}

export class ReplayPlayer {
  isPlaying = $state(false);
  speed = $state<Speed>("normal");

  constructor(private readonly replay: PlayedReplay) {}

  /** Plays or pauses; at the end it begins again. */
  toggle(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.replay.moveNumber >= this.replay.moveCount) this.replay.showMove(0);
  }

  /** To be called in an effect, which runs again with every move that is shown; the result is its clean-up function. */
  follow(): () => void {
    const { replay } = this;
    if (!this.isPlaying || !replay.isShown) return () => {};
    if (replay.moveNumber >= replay.moveCount) {
      this.isPlaying = false;
      return () => {};
    }
    const timer = setTimeout(() => replay.stepBy(1), SPEEDS[this.speed]);
    return () => clearTimeout(timer);
  }

  /** Space plays and pauses, Home and End show the first and the last position. Returns whether the key was one. */
  handleKey(key: string): boolean {
    if (key === " ") this.toggle();
    else if (key === "Home") this.#jump(0);
    else if (key === "End") this.#jump(this.replay.moveCount);
    else return false;
    return true;
  }

  #jump(moves: number): void {
    this.isPlaying = false;
    this.replay.showMove(moves);
  }
}
