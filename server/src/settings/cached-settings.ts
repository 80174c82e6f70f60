import { CachedRead } from '../database/cached-read.ts';
import type { Statement } from '../database/statement.ts';
import type { Services } from '../graphql/context.ts';

/** Reads one of the settings, which `statement` returns as `value`; cached until they change. */
export const cachedSetting = <Value>(
  services: Pick<Services, 'db' | 'changeFeed'>,
  statement: Statement,
): CachedRead<Value> =>
  new CachedRead(services, 'settings', async (reader) => {
    const [row] = await reader.query<{ value: Value }>(statement);
    if (!row) throw new Error('The settings row is missing; seeds make it at start.');
    return row.value;
  });

/** Knows whether only administrators are served; cached until the settings change. */
export class Maintenance {
  readonly #mode: CachedRead<boolean>;

  constructor(services: Pick<Services, 'db' | 'changeFeed'>) {
    const text = 'SELECT maintenance_mode AS value FROM settings';
    this.#mode = cachedSetting(services, { name: 'maintenance_mode', text });
  }

  isOn(): boolean | Promise<boolean> {
    return this.#mode.get();
  }
}
