import type { Services } from '../graphql/context.ts';
import { CachedSetting } from './cached-setting.ts';

/** Knows whether only administrators are served; cached until the settings change. */
export class Maintenance {
  readonly #mode: CachedSetting<boolean>;

  constructor(services: Pick<Services, 'db' | 'changeFeed'>) {
    const text = 'SELECT maintenance_mode AS value FROM settings';
    this.#mode = new CachedSetting(services, { name: 'maintenance_mode', text });
  }

  isOn(): boolean | Promise<boolean> {
    return this.#mode.get();
  }
}
