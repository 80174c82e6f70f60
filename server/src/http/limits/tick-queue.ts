/**
 * Starts one request per event-loop tick, in order of arrival: the loop accepts one new connection a tick, so
 * requests that begin together in one long tick would keep new connections waiting.
 */
export class TickQueue {
  readonly #waiting: (() => void)[] = [];

  /** Resolves in a tick in which nobody else's does. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#start);
    });
  }

  readonly #start = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#start);
  };
}
