/** The server's time: deadlines are told by it, and the reader's own clock may be wrong. */

/** The server's date has whole seconds, and the way here takes time: a smaller difference means nothing. */
const MIN_OFFSET = 2500;

class ServerTime {
  #offset = 0;

  synchronize(date: string | null, localNow = Date.now()): void {
    const serverNow = date === null ? NaN : Date.parse(date);
    if (Number.isNaN(serverNow)) return;
    this.#offset = Math.abs(serverNow - localNow) > MIN_OFFSET ? serverNow - localNow : 0;
  }

  now(localNow = Date.now()): number {
    return localNow + this.#offset;
  }
}

export const serverTime = new ServerTime();
