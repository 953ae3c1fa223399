/** The server's time: deadlines are told by it, and the reader's own clock may be wrong. */

/** The server's date has whole seconds, and the way here takes time: a smaller difference means nothing. */
const MEANS_NOTHING = 2500;

class ServerTime {
  #ahead = 0;

  note(date: string | null, here = Date.now()): void {
    const there = date === null ? NaN : Date.parse(date);
    if (Number.isNaN(there)) return;
    this.#ahead = Math.abs(there - here) > MEANS_NOTHING ? there - here : 0;
  }

  now(here = Date.now()): number {
    return here + this.#ahead;
  }
}

export const serverTime = new ServerTime();
