import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the program's own limit, so that it is the program that gives up. */
const REQUEST_MS = 12_000;
const AGAIN_MS = 10;
const PATIENCE_MS = 60_000;

const address = () => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

/** People who rate and write without pause, and remember what they were told was taken. */
export class Writers {
  all = [];
  /** What was not taken, by status; 0 is no answer. */
  refused = {};
  /** Answers that no kill explains. */
  unexpected = [];
  #unchecked = [];
  #running = true;
  #waiting = new Set();
  #loops;

  /** `send(method, path, body)` of another way to the program answers `{status, body}`, status 0 without an answer. */
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
        this.#take({ ...write.expected, id: answer.body.data?.id, sentAt });
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
      // Refused, reset or cut in the middle: not acknowledged, whatever the program did with it.
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

  #take(write) {
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
        () => reject(new Error(`No write was taken; refused: ${JSON.stringify(this.refused)}`)),
        PATIENCE_MS,
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

  /** Resolves after so many more were taken. */
  acknowledgedMore(count) {
    const goal = this.all.length + count;
    return this.#wait(() => this.all.length >= goal);
  }

  /** Resolves when one is taken that was sent after that moment. */
  firstSentAfter(moment) {
    return this.#wait(({ sentAt }) => sentAt > moment);
  }

  /** What was taken since it was asked last. */
  takeUnchecked() {
    return this.#unchecked.splice(0);
  }

  async stop() {
    this.#running = false;
    await Promise.all(this.#loops);
  }
}
