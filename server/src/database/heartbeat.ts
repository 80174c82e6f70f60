const TICK_MS = 100;
/** A tick counts for at most this: while our own event loop is blocked no answer can be read. */
const MOST_A_TICK_MS = 150;
const INTERVAL_MS = 300;
/** A heartbeat unanswered this long makes the connection late, and then dead. */
const LATE_MS = 400;
const DEAD_MS = 2_000;
/** How old the last answered heartbeat may be: readers see writes of other instances within a second. */
const FRESH_MS = 900;

/** Is notified of the state of a connection. */
export interface HeartbeatListener {
  /** Called when a heartbeat is late: notifications may be missing. */
  late(): void;
  /** Called when a late heartbeat was answered; what was sent meanwhile has been received. */
  back(): void;
  /** Called when the connection timed out; the heartbeat has stopped. */
  dead(): void;
}

/**
 * Checks regularly that a connection answers. Answers arrive in order, so everything sent by the other side before a
 * heartbeat has been received when its answer arrives. The waiting time is counted in ticks of the event loop, so that a
 * blocked loop is not mistaken for a missing answer.
 */
export class Heartbeat {
  readonly #listener: HeartbeatListener;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #tickedAt = 0;
  #sentAt = Number.NEGATIVE_INFINITY;
  /** Everything sent until then has been received. */
  #receivedUntil = Number.NEGATIVE_INFINITY;
  /** Of the heartbeat under way; null when none is. */
  #waitedMs: number | null = null;
  #isLate = false;

  /** `now` returns milliseconds of a monotonic clock. */
  constructor(listener: HeartbeatListener, now: () => number = () => performance.now()) {
    this.#listener = listener;
    this.#now = now;
  }

  /** True while everything sent up to 0.9 s ago has been received for certain. */
  get isFresh(): boolean {
    return !this.#isLate && this.#now() - this.#receivedUntil < FRESH_MS;
  }

  /** Sends `first`, resolves when it is answered, and goes on with `next`, which must not reject. */
  async start(first: () => Promise<unknown>, next: () => Promise<void>): Promise<void> {
    this.#tickedAt = this.#now();
    this.#timer = setInterval(() => this.#tick(next), TICK_MS).unref();
    await this.#send(first);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(next: () => Promise<void>): void {
    const now = this.#now();
    const passed = Math.min(now - this.#tickedAt, MOST_A_TICK_MS);
    this.#tickedAt = now;
    if (this.#waitedMs === null) {
      // Rounded to the nearest tick.
      if (now - this.#sentAt >= INTERVAL_MS - TICK_MS / 2) void this.#send(next);
      return;
    }
    this.#waitedMs += passed;
    if (this.#waitedMs >= LATE_MS && !this.#isLate) {
      this.#isLate = true;
      this.#listener.late();
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
    this.#receivedUntil = this.#sentAt;
    if (!this.#isLate) return;
    this.#isLate = false;
    this.#listener.back();
  }
}
