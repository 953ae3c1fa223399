/** Work that a person starts and that may fail: `error` is what went wrong the last time, for an `ErrorNote`. */
export class Attempt {
  error = $state.raw<unknown>(null);

  async run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.error = null;
    } catch (fault) {
      this.error = fault;
    }
  }
}
