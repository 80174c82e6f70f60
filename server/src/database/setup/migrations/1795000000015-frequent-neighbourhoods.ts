import { SqlMigration } from '../../sql-migration.ts';

/** Neighbourhoods by their first letters or sounds, those with the most companies first: more begin so than are read. */
export class FrequentNeighbourhoods1795000000015 extends SqlMigration {
  protected readonly sql = `
    CREATE INDEX search_neighbourhoods_frequent_key_idx ON search_neighbourhoods (left(key, 3), companies DESC)
      WHERE companies >= 3;
    CREATE INDEX search_neighbourhoods_frequent_sound_idx ON search_neighbourhoods (left(sound, 3), companies DESC)
      WHERE companies >= 3;
  `;
}
