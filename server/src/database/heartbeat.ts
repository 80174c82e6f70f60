const TICK_MS = 100;
/** What one tick counts for at most: while our own event loop was busy nobody could hear an answer. */
const MOST_A_TICK_MS = 150;
const BEAT_MS = 300;
/** A beat unanswered for so long makes the connection doubtful, and for so long a dead one. */
const QUIET_MS = 400;
const DEAD_MS = 2_000;
/** How old what was heard may be: with everything else well under the second of promise 10. */
const FRESH_MS = 900;

/** What a pulse tells. */
export interface HeartbeatListener {
  /** A beat is late: what was heard may be old. */
  quiet(): void;
  /** It was quiet and has answered after all; what was sent to us meanwhile has been heard. */
  back(): void;
  /** Silent for too long; the pulse has stopped. */
  dead(): void;
}

/**
 * Asks a connection again and again whether it still answers. Since answers come in their order, whatever the other
 * side said before a beat was sent has been heard when its answer is here. Silence is counted in ticks of the
 * event loop, so that a loop that was busy does not take its own lateness for silence.
 */
export class Heartbeat {
  readonly #listener: HeartbeatListener;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #tickedAt = 0;
  #sentAt = Number.NEGATIVE_INFINITY;
  /** Everything said until then has been heard. */
  #heardUntil = Number.NEGATIVE_INFINITY;
  /** Of the beat under way, in ticks; null when none is. */
  #waitedMs: number | null = null;
  #isQuiet = false;

  /** `now` in milliseconds, of a clock that never goes back. */
  constructor(listener: HeartbeatListener, now: () => number = () => performance.now()) {
    this.#listener = listener;
    this.#now = now;
  }

  /** True while everything said up to 0.9 s ago has been heard for certain. */
  get isFresh(): boolean {
    return !this.#isQuiet && this.#now() - this.#heardUntil < FRESH_MS;
  }

  /** Begins with `first`, resolves when that is answered, and goes on with `beat`; `beat` says itself when it fails. */
  async start(first: () => Promise<unknown>, beat: () => Promise<void>): Promise<void> {
    this.#tickedAt = this.#now();
    this.#timer = setInterval(() => this.#tick(beat), TICK_MS).unref();
    await this.#send(first);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(beat: () => Promise<void>): void {
    const now = this.#now();
    const passed = Math.min(now - this.#tickedAt, MOST_A_TICK_MS);
    this.#tickedAt = now;
    if (this.#waitedMs === null) {
      // Half a tick early rather than a whole one late.
      if (now - this.#sentAt >= BEAT_MS - TICK_MS / 2) void this.#send(beat);
      return;
    }
    this.#waitedMs += passed;
    if (this.#waitedMs >= QUIET_MS && !this.#isQuiet) {
      this.#isQuiet = true;
      this.#listener.quiet();
    }
    if (this.#waitedMs < DEAD_MS) return;
    this.stop();
    this.#listener.dead();
  }

  async #send(ask: () => Promise<unknown>): Promise<void> {
    this.#sentAt = this.#now();
    this.#waitedMs = 0;
    await ask();
    this.#waitedMs = null;
    this.#heardUntil = this.#sentAt;
    if (!this.#isQuiet) return;
    this.#isQuiet = false;
    this.#listener.back();
  }
}
