/** Rounds of the event loop between two pages. */
const ROUNDS = 8;

/**
 * One page is drawn after the other, with some rounds of the event loop between: drawing holds everybody up for some
 * milliseconds, and libuv takes only one new connection a round. Without that, under load, who is to be sent away waits
 * for seconds to be taken at all (decision 024). When nobody draws it costs nothing.
 */
export class DrawingTurns {
  #isTaken = false;
  readonly #waiting: Array<() => void> = [];

  /** Resolves when it is the caller's turn to draw, which he does at once. */
  async next(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    this.#rest(ROUNDS);
  }

  #rest(rounds: number): void {
    setImmediate(() => {
      if (rounds > 1) return this.#rest(rounds - 1);
      const first = this.#waiting.shift();
      if (first) first();
      else this.#isTaken = false;
    });
  }
}
