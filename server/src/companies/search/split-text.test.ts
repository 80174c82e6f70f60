import { beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { sqlOf, testPool } from '../../../test/helpers/test-database.ts';
import { poolReader } from '../../database/statement.ts';
import { mentionsIn, withoutOverlaps } from './split-text.ts';
import { readText } from './text/look-up-words.ts';

const pool = testPool();
const sql = sqlOf(pool);
beforeAll(async () => {
  await sql`UPDATE cities SET is_visible = true`;
  for (const city of ['Santos', 'Campinas', 'São Paulo'])
    await makeCompany(pool, { name: `Casa ${city}`, city });
});

/** Returns what a text names: each with its words, and '!' for a city that is certain. */
async function readingOf(text: string): Promise<string[]> {
  const read = await readText(poolReader(pool), text, false);
  const words = text.split(' ');
  return withoutOverlaps(mentionsIn(read))
    .sort((one, other) => one.first - other.first)
    .map(
      ({ kind, first, last, isCertain }) =>
        `${kind}${isCertain ? '!' : ''} ${words.slice(first, last + 1).join(' ')}`,
    );
}

test.each([
  ['encanador', ['kind encanador']],
  ['encanador em campinas', ['kind encanador', 'city! campinas']],
  ['cardiologista campinas', ['kind cardiologista', 'city campinas']],
  ['hotel santos sp', ['kind hotel', 'city! santos sp']],
  ['padaria campinas são paulo', ['kind padaria', 'city! campinas são paulo']],
  ['colégio urso dourado são paulo', ['kind colégio', 'city são paulo']],
  ['conserto de celular', ['kind conserto de celular']],
  ['posto de gasolina em santos', ['kind posto de gasolina', 'city! santos']],
  ['avenida vereador silva 185', []],
  ['padaria rua das flores', ['kind padaria']],
  ['multimarcas gás', ['kind multimarcas', 'kind gás']],
  ['hotel na bahia', ['kind hotel', 'state bahia']],
  ['restaurante em minas gerais', ['kind restaurante', 'state minas gerais']],
  ['posto am', ['kind posto', 'state am']],
  ['bahia', []],
  ['auto peças bahia ltda', ['kind auto peças']],
  ['padaria no rio de janeiro', ['kind padaria', 'city! rio de janeiro']],
  ['pizzaria perto de santos', ['kind pizzaria', 'city! santos']],
  ['hotel bom campinas', ['kind hotel', 'city campinas']],
  ['pizzaria em copacabana', ['kind pizzaria', 'neighbourhood copacabana']],
  ['hotel na barra da tijuca', ['kind hotel', 'neighbourhood barra da tijuca']],
  ['pizzaria no cambuí em campinas', ['kind pizzaria', 'neighbourhood cambuí', 'city! campinas']],
  ['aulas de inglês em casa', ['kind aulas de inglês']],
  ['zyxwk', []],
])('%s', async (text, expected) => {
  expect(await readingOf(text)).toEqual(expected);
});
