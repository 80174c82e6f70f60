import PLURALS from '../../../kinds/data/plurals.json';
import { SqlMigration } from '../../sql-migration.ts';

const pairs = JSON.stringify(PLURALS).replaceAll("'", "''");

/** The plurals of kinds, which administrators can write; null for those with the name as their plural. */
export class KindPlurals1795000000016 extends SqlMigration {
  protected readonly sql = `
    ALTER TABLE kinds ADD COLUMN plural varchar(80);
    UPDATE kinds SET plural = pair.plural FROM jsonb_each_text('${pairs}') AS pair (name, plural)
    WHERE kinds.name = pair.name;
  `;
}
