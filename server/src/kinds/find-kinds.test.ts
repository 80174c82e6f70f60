import { beforeAll, expect, test } from 'vitest';
import { sqlOf, testPool } from '../../test/helpers/test-database.ts';
import PLURALS from './data/plurals.json';
import { type FindKinds, kindFinder, kindKey, loadKindWords } from './find-kinds.ts';

const pool = testPool();
const sql = sqlOf(pool);
let find: FindKinds;
const slugs = new Map<number, string>();
beforeAll(async () => {
  find = kindFinder(await loadKindWords(pool));
  const rows = await sql`SELECT id, slug FROM kinds`;
  for (const { id, slug } of rows) slugs.set(id, slug);
});

const found = (texts: Partial<Parameters<FindKinds>[0]>, categoryId = 10) => {
  const { kindIds, kindsAreGuessed } = find({ segment: '', name: '', tags: '', ...texts }, categoryId);
  return { kinds: kindIds.map((id) => slugs.get(id)), kindsAreGuessed };
};

test('the segment names the main kind', () => {
  expect(found({ segment: 'Padarias', name: 'Oficina do Pão' })).toMatchObject({
    kinds: expect.arrayContaining(['padaria']),
    kindsAreGuessed: false,
  });
  expect(found({ segment: 'Padarias', name: 'Oficina do Pão' }).kinds[0]).toBe('padaria');
});

test('beside a segment the name adds kinds of the category alone', () => {
  const school = { segment: 'Escola particular', name: 'Berçário Casinha dos Sonhos e Dente de Leite' };
  const education = 5;
  expect(found({ name: school.name }, education).kinds).toContain('padaria');
  expect(found(school, education).kinds).toEqual(['escola-e-colegio', 'creche-e-bercario']);
});

test('beside a segment only words of a kind of the category by name add it', () => {
  const retail = 1;
  const gas = { segment: 'Revenda de gás de cozinha (GLP)' };
  for (const name of [
    'Multimarcas Gás',
    'Rapidão Joia Gás e Água',
    'Della Rosa Comércio de Gás',
    'Posto Farol',
  ])
    for (const category of [retail, 5, 10])
      expect(found({ ...gas, name }, category).kinds).toEqual(['gas-e-agua-mineral']);
});

test('without a segment the kind is guessed from name and tags', () => {
  expect(found({ name: 'Cabeleireiros Silva' })).toEqual({
    kinds: [expect.stringContaining('cabeleireiro')],
    kindsAreGuessed: true,
  });
  expect(found({ name: 'Silva e Filhos', tags: 'pet shop|x' }).kinds).toContain('pet-shop');
});

test.each(['4721-1/02', '47.21-1-02 - Padaria', '4721102'])('the CNAE %s names the main kind', (cnae) => {
  const { kinds, kindsAreGuessed } = found({ cnae, name: 'Oficina do Pão' });
  expect([kinds[0], kindsAreGuessed]).toEqual(['padaria', false]);
  expect(found({ cnae, kinds: 'Pizzaria' }).kinds).toEqual(['pizzaria']);
});

test('a CNAE may lack its leading zero, and an unknown one names no kind', () => {
  expect(found({ cnae: '111301' }).kinds).toEqual(['agricultura-e-fazendas']);
  expect(found({ cnae: '4721-1/02; 5611201' }).kinds).toEqual(['padaria', 'restaurante']);
  for (const cnae of ['', '0', '9999999', 'CNAE']) expect(found({ cnae }).kinds).toEqual([]);
});

test('of the tags of OpenStreetMap those with the most parts name the kind', () => {
  expect(found({ tags: 'name=Silva|shop=bakery' })).toEqual({ kinds: ['padaria'], kindsAreGuessed: false });
  const clinic = 'amenity=clinic;healthcare=clinic';
  expect(found({ tags: `${clinic};healthcare:speciality=fertility` }).kinds[0]).toBe(
    'ginecologista-e-obstetra',
  );
  expect(found({ tags: clinic }).kinds).not.toContain('ginecologista-e-obstetra');
  expect(found({ tags: 'amenity=unknown' }).kinds).toEqual([]);
});

test('texts without a known word have no kind', () => {
  expect(found({ name: 'Silva e Filhos' })).toEqual({ kinds: [], kindsAreGuessed: false });
});

test('reads the same words as the database', async () => {
  const rows = await sql`SELECT w.word FROM kind_words w JOIN kinds k ON k.id = w.kind_id
     WHERE NOT EXISTS (SELECT FROM kind_words o WHERE o.key = w.key AND o.kind_id <> w.kind_id)`;
  const missed = rows.filter(({ word }) => found({ segment: word }).kinds.length === 0);
  expect(missed).toEqual([]);
});

test('makes the same keys as the database, of plurals too', async () => {
  const rows = await sql`SELECT DISTINCT word FROM kind_words`;
  const words = rows.flatMap(({ word }) => [
    word,
    ...['s', 'es', 'oes', 'aes', 'is', 'ns'].map((end) => word + end),
  ]);
  const texts = [
    ...words,
    ...Object.keys(PLURALS),
    ...Object.values(PLURALS),
    'mães',
    'os pães',
    'bens',
    'gás',
    'três',
  ];
  const keys = await pool.query(
    'SELECT kind_key(search_fold(text)) AS key FROM unnest($1::text[]) WITH ORDINALITY AS t (text, n) ORDER BY n',
    [texts],
  );
  const wrong = texts.flatMap((text, index) => {
    const { key } = keys.rows[index];
    return kindKey(text) === key ? [] : [[text, kindKey(text), key]];
  });
  expect(wrong).toEqual([]);
});
