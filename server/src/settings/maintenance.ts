import type { Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';

const MODE: Statement = {
  name: 'maintenance_mode',
  text: 'SELECT maintenance_mode AS "isOn" FROM settings',
};

/** Whether only administrators are served; asked once, and again when something that everybody sees has changed. */
export class Maintenance {
  readonly #services: Pick<Services, 'db' | 'changes'>;
  #known: boolean | undefined;
  /** Of the changes heard; an answer from before the last one is not kept. */
  #heard = 0;

  constructor(services: Pick<Services, 'db' | 'changes'>) {
    this.#services = services;
    services.changes.onChange((tag) => {
      if (tag !== '*' && tag !== 'settings') return;
      this.#heard++;
      this.#known = undefined;
    });
  }

  isOn(): boolean | Promise<boolean> {
    return (this.#services.changes.listening ? this.#known : undefined) ?? this.#ask();
  }

  async #ask(): Promise<boolean> {
    const heard = this.#heard;
    const [row] = await this.#services.db.reads.query<{ isOn: boolean }>(MODE);
    const isOn = row?.isOn ?? false;
    if (this.#services.changes.listening && heard === this.#heard) this.#known = isOn;
    return isOn;
  }
}
