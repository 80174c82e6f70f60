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
