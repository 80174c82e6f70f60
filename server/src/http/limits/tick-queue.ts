/**
 * Starts one request per event-loop tick, in order of arrival: the loop accepts one new connection a tick, so
 * requests that start together in one long tick would keep new connections waiting.
 */
export class TickQueue {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /** Takes this tick when it is free, and returns undefined; else resolves in a tick without other requests. */
  next(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    setImmediate(this.#passOn);
    return undefined;
  }

  readonly #passOn = (): void => {
    const start = this.#waiting.shift();
    this.#isTaken = start !== undefined;
    if (!start) return;
    start();
    setImmediate(this.#passOn);
  };
}
