import type { Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';

const MODE: Statement = {
  name: 'maintenance_mode',
  text: 'SELECT maintenance_mode AS "isOn" FROM settings',
};

/** Knows whether only administrators are served; cached until the settings change. */
export class Maintenance {
  readonly #services: Pick<Services, 'db' | 'changeFeed'>;
  #known: boolean | undefined;
  /** Number of changes received; a value read before the last one is not cached. */
  #changeCount = 0;

  constructor(services: Pick<Services, 'db' | 'changeFeed'>) {
    this.#services = services;
    services.changeFeed.onChange((tag) => {
      if (tag !== '*' && tag !== 'settings') return;
      this.#changeCount++;
      this.#known = undefined;
    });
  }

  isOn(): boolean | Promise<boolean> {
    return (this.#services.changeFeed.listening ? this.#known : undefined) ?? this.#ask();
  }

  async #ask(): Promise<boolean> {
    const before = this.#changeCount;
    const [row] = await this.#services.db.reads.query<{ isOn: boolean }>(MODE);
    const isOn = row?.isOn ?? false;
    if (this.#services.changeFeed.listening && before === this.#changeCount) this.#known = isOn;
    return isOn;
  }
}
