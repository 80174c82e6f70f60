import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { unavailable } from './errors.ts';

/** OWASP's argon2id figures: 19 MiB, two passes, one lane (the library's default algorithm is argon2id). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const WAITING_MAX = 64;
const MOST_COMMON = 10_000;

const wellKnown = new Set(dictionary['passwords-common']?.slice(0, MOST_COMMON).map(String) ?? []);

export const isWellKnownPassword = (password: string): boolean => wellKnown.has(password.toLowerCase());

/** Hashes and checks passwords, at most `atOnce` at a time; the rest waits its turn or gets SERVICE_UNAVAILABLE. */
export class Passwords {
  readonly #atOnce: number;
  #running = 0;
  readonly #waiting: Array<() => void> = [];
  #decoy: Promise<string> | undefined;

  constructor(atOnce: number) {
    this.#atOnce = Math.max(1, atOnce);
  }

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  hash(password: string): Promise<string> {
    return this.#turn(() => hash(password, PARAMETERS));
  }

  /** With no hash it takes as long as with one, so that an unknown address cannot be told by time. */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    this.#decoy ??= hash('a decoy that nobody enters', PARAMETERS);
    const decoy = await this.#decoy;
    const matches = await this.#turn(() => verify(passwordHash ?? decoy, password));
    return passwordHash !== undefined && matches;
  }

  async #turn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= WAITING_MAX) throw unavailable();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running++;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
