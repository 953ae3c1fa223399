/** The server's time: deadlines refer to it, and the local clock may be wrong. */

/** The `Date` header has whole seconds and some latency; smaller differences are noise. */
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
