/**
 * A round of the event loop to each: what begins together would make one long round, and libuv takes one new connection
 * a round, so whoever is to be sent away would wait for all of them (decision 024).
 */
export class Rounds {
  readonly #waiting: (() => void)[] = [];

  /** Resolves in a round in which nobody else's does; first come, first served. */
  own(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#next);
    });
  }

  readonly #next = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#next);
  };
}
