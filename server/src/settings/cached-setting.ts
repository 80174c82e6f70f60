import type { Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';

/** A value read from the settings; cached until they change, on this instance or another. */
export class CachedSetting<Value> {
  readonly #services: Pick<Services, 'db' | 'changeFeed'>;
  readonly #statement: Statement;
  #known: Value | undefined;
  /** Number of changes received; a value read before the last one is not cached. */
  #changeCount = 0;

  /** `statement` returns the value as `value`. */
  constructor(services: Pick<Services, 'db' | 'changeFeed'>, statement: Statement) {
    this.#services = services;
    this.#statement = statement;
    services.changeFeed.onChange((tag) => {
      if (tag !== '*' && tag !== 'settings') return;
      this.#changeCount++;
      this.#known = undefined;
    });
  }

  get(): Value | Promise<Value> {
    return (this.#services.changeFeed.listening ? this.#known : undefined) ?? this.#ask();
  }

  async #ask(): Promise<Value> {
    const before = this.#changeCount;
    const [row] = await this.#services.db.reads.query<{ value: Value }>(this.#statement);
    if (!row) throw new Error('The settings row is missing; seeds make it at start.');
    if (this.#services.changeFeed.listening && before === this.#changeCount) this.#known = row.value;
    return row.value;
  }
}
