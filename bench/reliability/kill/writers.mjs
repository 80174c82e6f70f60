import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the program's own deadline, so that the program answers first. */
const REQUEST_MS = 12_000;
const AGAIN_MS = 10;
const TIMEOUT_MS = 60_000;

const address = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

/** Clients that rate and send messages without pause, and a record of the acknowledged writes. */
export class Writers {
  all = [];
  /** Number of writes not accepted, by status; 0 is no answer. */
  refused = {};
  /** Answers that a kill does not explain. */
  unexpected = [];
  #unchecked = [];
  #running = true;
  #waiting = new Set();
  #loops;

  /** `send(method, path, body)` replaces `fetch`; it resolves with `{status, body}`, status 0 without an answer. */
  constructor(origin, companies, count, send = null) {
    this.send = send;
    this.origin = origin;
    this.companies = companies;
    this.#loops = Array.from({ length: count }, (_, index) => this.#write(index % 2 === 0));
  }

  async #write(rates) {
    while (this.#running) {
      const sentAt = performance.now();
      const write = rates ? this.#rating() : this.#message();
      const answer = await (this.send?.('POST', write.path, write.body) ??
        this.#post(write.path, write.body));
      if (answer.status === 200 || answer.status === 201) {
        this.#acknowledge({ ...write.expected, id: answer.body.data?.id, sentAt });
      } else {
        this.refused[answer.status] = (this.refused[answer.status] ?? 0) + 1;
        if (![0, 503].includes(answer.status) && !this.send) {
          this.unexpected.push(`${answer.status} ${JSON.stringify(answer.body)}`);
        }
        await pause(AGAIN_MS);
      }
    }
  }

  async #post(path, body) {
    try {
      const response = await fetch(`${this.origin}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(REQUEST_MS),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      // Refused, reset or cut in the middle: not acknowledged.
      return { status: 0 };
    }
  }

  #company() {
    return this.companies[randomInt(this.companies.length)];
  }

  #rating() {
    const company = this.#company();
    const fingerprint = randomBytes(16).toString('hex');
    const rating = randomInt(1, 6);
    const comment = `Comentário ${fingerprint}`;
    return {
      path: `/companies/${company}/rate`,
      body: { rating, comment, browser_fingerprint: fingerprint },
      expected: { kind: 'rating', company, fingerprint, rating, comment },
    };
  }

  #message() {
    const company = this.#company();
    const content = `Mensagem ${randomBytes(16).toString('hex')}`;
    return {
      path: '/messages',
      body: { company_id: company, name: 'Visitante', email: 'visitante@exemplo.com.br', message: content },
      expected: { kind: 'message', company, content },
    };
  }

  #acknowledge(write) {
    this.all.push(write);
    this.#unchecked.push(write);
    for (const waiter of this.#waiting) {
      if (!waiter.is(write)) continue;
      this.#waiting.delete(waiter);
      waiter.resolve();
    }
  }

  #wait(is) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`No write was accepted; rejected: ${JSON.stringify(this.refused)}`)),
        TIMEOUT_MS,
      );
      this.#waiting.add({
        is,
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
      });
    });
  }

  /** Resolves after `count` more acknowledged writes. */
  acknowledgedMore(count) {
    const goal = this.all.length + count;
    return this.#wait(() => this.all.length >= goal);
  }

  /** Resolves when a write sent after `moment` is acknowledged. */
  firstSentAfter(moment) {
    return this.#wait(({ sentAt }) => sentAt > moment);
  }

  /** Returns the writes acknowledged since the last call. */
  takeUnchecked() {
    return this.#unchecked.splice(0);
  }

  async stop() {
    this.#running = false;
    await Promise.all(this.#loops);
  }
}
