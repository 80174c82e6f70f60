import type { EntityManager } from 'typeorm';
import { type Statement, transactionReader } from '../database/statement.ts';
import { invalid } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import type { ReplaceImportValueInput } from './jobs/company-import.ts';
import { type ReplaceableField, type Replacement, withReplacement } from './rows/replaced-values.ts';

/** Most meanings of one file. */
const MOST = 500;
const TABLES: Record<ReplaceableField, string> = { city: 'cities', category: 'categories', kinds: 'kinds' };
const GIVEN: Statement = {
  name: 'import_replacements',
  text: 'SELECT replacements FROM imports WHERE id = $1',
};

/**
 * Stores what an unknown value of an import means, which the caller has locked. BAD_USER_INPUT for an unknown id, and
 * beyond 500 meanings.
 */
export async function storeReplacement(
  manager: EntityManager,
  importId: number,
  { field, value, meaningId }: ReplaceImportValueInput,
): Promise<void> {
  const reader = transactionReader(manager);
  const known = await reader.query(
    { name: `import_known_${field}`, text: `SELECT 1 FROM ${TABLES[field]} WHERE id = $1` },
    [idOrZero(meaningId)],
  );
  if (known.length === 0) throw invalid({ meaningId: ['Escolha uma das opções.'] }, 'NOT_FOUND');
  const [given] = await reader.query<{ replacements: Replacement[] }>(GIVEN, [importId]);
  const replacements = withReplacement(given?.replacements ?? [], { field, value, id: Number(meaningId) });
  if (replacements.length > MOST) throw invalid({ value: ['Corrija os outros valores no arquivo.'] });
  await manager.query('UPDATE imports SET replacements = $2 WHERE id = $1', [
    importId,
    JSON.stringify(replacements),
  ]);
}
