import type { Log } from '../shared/log.ts';
import type { Visit } from './write-visits.ts';

const AGAIN_MS = 1_000;
/** About a minute: as long as one statement of an undoing may take (`docs/import.md`). */
const MOST_TRIES = 60;
/** Apart from those that wait for their first try, so that these are never let go because of held companies. */
const MOST_HELD = 5_000;

export interface BufferedVisit {
  key: string;
  visit: Visit;
  /** How often it was tried again already. */
  tries: number;
}

/**
 * Visits that nobody waits for any more: their companies were held when they were to be written. They are due again
 * about once a second, `MOST_TRIES` times; then, or with `MOST_HELD` of them here, they are let go, which the log says.
 */
export class VisitBuffer {
  readonly #log: Log;
  readonly #due: () => void;
  readonly #forget: (key: string) => void;
  #kept: BufferedVisit[] = [];
  #again: BufferedVisit[] = [];
  #letGo = 0;
  #isEnded = false;
  #timer: NodeJS.Timeout | undefined;

  /** `due` is told when some are to be tried again, `forget` the key of each one that is let go. */
  constructor(log: Log, { due, forget }: { due: () => void; forget: (key: string) => void }) {
    this.#log = log;
    this.#due = due;
    this.#forget = forget;
  }

  get isDue(): boolean {
    return this.#again.length > 0;
  }

  /** Those whose companies were held just now. */
  keep(visits: readonly BufferedVisit[]): void {
    for (const { key, visit, tries } of visits) {
      const isFull = this.#kept.length + this.#again.length >= MOST_HELD;
      if (this.#isEnded || isFull || tries >= MOST_TRIES) this.#drop(key);
      else this.#kept.push({ key, visit, tries: tries + 1 });
    }
    if (visits.length === 0 || this.#isEnded) return;
    this.#timer ??= setTimeout(() => this.tryAgain(), AGAIN_MS).unref();
  }

  /** All that are kept are due, at once; the timer calls it. */
  tryAgain(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#say();
    this.#again.push(...this.#kept.splice(0));
    if (this.isDue) this.#due();
  }

  /** Takes so many of those that are due; who takes them keeps again those that are still held. */
  take(most: number): BufferedVisit[] {
    return this.#again.splice(0, most);
  }

  /** Makes all due for the last time: what is kept from now on is let go. */
  beginEnd(): void {
    this.tryAgain();
    this.#isEnded = true;
  }

  /** Lets go what is left, and says so. */
  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    for (const { key } of [...this.#again.splice(0), ...this.#kept.splice(0)]) this.#drop(key);
    this.#say();
  }

  #drop(key: string): void {
    this.#letGo++;
    this.#forget(key);
  }

  #say(): void {
    if (this.#letGo === 0) return;
    this.#log.warn(
      { visits: this.#letGo },
      'Visitas de empresas ocupadas por outra escrita não foram contadas.',
    );
    this.#letGo = 0;
  }
}
