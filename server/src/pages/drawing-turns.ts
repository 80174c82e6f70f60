/** Rounds of the event loop between two pages. */
const ROUNDS = 8;
/** Of the 2 s that an accepted request may take under overload (design/HARDENING.md, promise 7). */
const MOST_WAIT_MS = 600;
/** The weight of the last one in the average. */
const LATELY = 0.2;

/**
 * One page is drawn after the other, with some rounds of the event loop between: drawing holds everybody up for some
 * milliseconds, and libuv takes only one new connection a round. Without that, under load, who is to be sent away waits
 * for seconds to be taken at all (decision 024). When nobody draws it costs nothing.
 */
export class DrawingTurns {
  #isTaken = false;
  readonly #waiting: Array<() => void> = [];
  #lastAt = 0;
  /** From one page to the next, lately, while some waited. */
  #eachMs = 0;

  /** Whether who comes now would wait so long that he had better come back. */
  get isCrowded(): boolean {
    return this.#waiting.length * this.#eachMs > MOST_WAIT_MS;
  }

  /** Resolves when it is the caller's turn to draw, which he does at once. */
  async next(): Promise<void> {
    if (this.#isTaken) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      this.#eachMs += LATELY * (performance.now() - this.#lastAt - this.#eachMs);
    }
    this.#lastAt = performance.now();
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
