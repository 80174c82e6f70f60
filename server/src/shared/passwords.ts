import { hash, type Options, verify } from '@node-rs/argon2';
import { addressKey } from './address-key.ts';
import { ConcurrencyLimiter, type KeyedLimiter, type Queues, quarterEach } from './concurrency-limiter.ts';
import { overloaded, rateLimited } from './errors.ts';
import type { RequestSlot } from './request-slot.ts';

/** OWASP's argon2id figures: 19 MiB, two passes, one lane (the library's default algorithm is argon2id). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const RETRY_AFTER_SECONDS = 2;

/** Hashes without a slot: for commands and seeds. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** Hashes and verifies passwords for one request. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash, or with an empty one, as with one, so that its time does not reveal whether an address has an account. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** For whom a password is hashed. */
interface Requester {
  address: string;
  slot: RequestSlot | null;
}

/**
 * Hashes and verifies passwords, a few at a time, in slots of their own: a request releases its slot first, so that
 * logins do not delay other requests. RATE_LIMITED for an address that exceeds its limit, SERVICE_UNAVAILABLE on
 * overload.
 */
export class Passwords {
  readonly #slots: ConcurrencyLimiter;
  readonly #ofAddress: KeyedLimiter;
  readonly #parameters: Options;
  #decoy: Promise<string> | undefined;

  /** `parameters` are those of new hashes; an existing one holds its own. */
  constructor(atOnce: number, queues: Queues, parameters: Options = PARAMETERS) {
    this.#parameters = parameters;
    this.#slots = new ConcurrencyLimiter(atOnce, queues, overloaded);
    this.#ofAddress = quarterEach(atOnce, queues, () => rateLimited(RETRY_AFTER_SECONDS));
  }

  /** How many wait for a slot. */
  get waiting(): number {
    return this.#slots.waiting;
  }

  of({ address, slot }: Requester): PasswordHasher {
    const inSlot = async <T>(work: () => Promise<T>): Promise<T> => {
      slot?.release();
      const key = addressKey(address);
      const since = performance.now();
      await this.#ofAddress.acquire(key, slot?.signal, since);
      try {
        await this.#slots.acquire(slot?.signal, since);
        try {
          return await work();
        } finally {
          this.#slots.release();
        }
      } finally {
        this.#ofAddress.release(key);
      }
    };
    return {
      hash: (password) => inSlot(() => hash(password, this.#parameters)),
      verify: async (passwordHash, password) => {
        this.#decoy ??= hash('a decoy that nobody enters', this.#parameters);
        const decoy = await this.#decoy;
        const matches = await inSlot(() => verify(passwordHash || decoy, password));
        return !!passwordHash && matches;
      },
    };
  }
}
