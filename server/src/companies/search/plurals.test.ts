import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { sqlOf, testPool } from '../../../test/helpers/test-database.ts';
import { poolReader } from '../../database/statement.ts';
import { refreshDictionaries } from './refresh-dictionaries.ts';
import { searchCompanies } from './search-companies.ts';

const pool = testPool();
const sql = sqlOf(pool);

/** Names with a word in the singular and in the plural. */
const PAIRS = [
  ['Roupa Infantil Arco', 'Roupas Infantis Sol', 'infantil', 'infantis'],
  ['Anzol de Prata', 'Casa dos Anzóis', 'anzol', 'anzóis'],
  ['Perfil Alumínios', 'Perfis Metálicos', 'perfil', 'perfis'],
  ['Réptil Exótico', 'Répteis do Brasil', 'réptil', 'répteis'],
  ['Funil Dourado', 'Funis e Potes', 'funil', 'funis'],
  ['Mão Leve', 'Mãos à Obra', 'mão', 'mãos'],
  ['Cão Fiel', 'Cães e Gatos', 'cão', 'cães'],
  ['Limão Galego', 'Limões Frescos', 'limão', 'limões'],
  ['Jornal da Vila', 'Jornais Usados', 'jornal', 'jornais'],
  ['Papel Fino', 'Papéis de Parede', 'papel', 'papéis'],
  ['Nuvem Branca', 'Nuvens Doces', 'nuvem', 'nuvens'],
  ['Raiz da Terra', 'Raízes Nordestinas', 'raiz', 'raízes'],
] as const;

beforeAll(async () => {
  for (const [one, many] of PAIRS) {
    await makeCompany(pool, { name: one });
    await makeCompany(pool, { name: many });
  }
  await refreshDictionaries(poolReader(pool));
});

async function found(q: string): Promise<string[]> {
  const { ids } = await searchCompanies(poolReader(pool), {
    q,
    order: 'relevance',
    page: 1,
    perPage: 16,
    literal: true,
  });
  const rows = await sql`SELECT name FROM companies WHERE id = ANY (${ids})`;
  return rows.map(({ name }) => name).sort();
}

test.each(PAIRS)('%s and %s are found by either word', async (one, many, singular, plural) => {
  for (const word of [singular, plural, plural.normalize('NFD').replace(/\p{M}/gu, '')])
    expect(await found(word), word).toEqual([one, many].sort());
});
