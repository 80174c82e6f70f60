import type { CachedRead } from '../database/cached-read.ts';
import type { Services } from '../graphql/context.ts';
import { cachedSetting } from './cached-setting.ts';

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
