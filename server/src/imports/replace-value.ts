import type { EntityManager } from 'typeorm';
import { type Reader, type Statement, transactionReader } from '../database/statement.ts';
import { invalid } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import type { ImportReplacement, ReplaceImportValueInput } from './jobs/company-import.ts';
import { type ReplaceableField, type Replacement, withReplacement } from './rows/replaced-values.ts';

/** Most meanings of one file. */
const MOST = 500;
const KNOWN: Record<ReplaceableField, string> = {
  city: `SELECT name || ' - ' || state AS meaning FROM cities WHERE id = $1`,
  category: 'SELECT name AS meaning FROM categories WHERE id = $1',
  kinds: 'SELECT name AS meaning FROM kinds WHERE id = $1',
};
const GIVEN: Statement = {
  name: 'import_replacements',
  text: 'SELECT replacements FROM imports WHERE id = $1',
};
const NAMED: Statement = {
  name: 'import_named_replacements',
  text: `SELECT given.item ->> 'field' AS field, given.item ->> 'value' AS value, known.meaning
    FROM imports i, jsonb_array_elements(i.replacements) WITH ORDINALITY AS given (item, place),
      LATERAL (
        SELECT name || ' - ' || state AS meaning FROM cities
          WHERE given.item ->> 'field' = 'city' AND id = (given.item ->> 'id')::int
        UNION ALL SELECT name FROM categories
          WHERE given.item ->> 'field' = 'category' AND id = (given.item ->> 'id')::int
        UNION ALL SELECT name FROM kinds
          WHERE given.item ->> 'field' = 'kinds' AND id = (given.item ->> 'id')::int
      ) known
    WHERE i.id = $1 ORDER BY given.place DESC`,
};

/** Returns what the unknown values of an import were said to mean, the last said first. */
export const replacementsOf = (reader: Reader, importId: number): Promise<ImportReplacement[]> =>
  reader.query<ImportReplacement>(NAMED, [importId]);

/**
 * Stores what an unknown value of an import means, or that it means nothing known, in an import that the caller has
 * locked; returns what the audit log says of it. BAD_USER_INPUT for an unknown id, and beyond 500 meanings.
 */
export async function storeReplacement(
  manager: EntityManager,
  importId: number,
  { field, value, meaningId }: ReplaceImportValueInput,
): Promise<{ unknownValue: string; meaning: string | null }> {
  const reader = transactionReader(manager);
  let id: number | null = null;
  let meaning: string | null = null;
  if (meaningId != null) {
    const statement = { name: `import_known_${field}`, text: KNOWN[field] };
    const [meaningRow] = await reader.query<{ meaning: string }>(statement, [idOrZero(meaningId)]);
    if (!meaningRow) throw invalid({ meaningId: ['Escolha uma das opções.'] }, 'NOT_FOUND');
    id = Number(meaningId);
    meaning = meaningRow.meaning;
  }
  const [stored] = await reader.query<{ replacements: Replacement[] }>(GIVEN, [importId]);
  const replacements = withReplacement(stored?.replacements ?? [], { field, value, id });
  if (replacements.length > MOST) throw invalid({ value: ['Corrija os outros valores no arquivo.'] });
  await manager.query('UPDATE imports SET replacements = $2 WHERE id = $1', [
    importId,
    JSON.stringify(replacements),
  ]);
  return { unknownValue: value, meaning };
}
