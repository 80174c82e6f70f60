import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { isWellKnownPassword, WELL_KNOWN_LISTS } from './well-known-passwords.ts';

/** Of each list, passwords that are long enough. */
const MOST = 3_000;

test.each(WELL_KNOWN_LISTS.map((list, index) => ({ index, list })))(
  'the 3,000 most frequent of list $index are refused, in any case of letters',
  ({ list }) => {
    const frequent = list.slice(0, MOST);
    expect(frequent).toHaveLength(MOST);
    expect(frequent.filter((word) => word.length < 8)).toEqual([]);
    const refused = (word: string) => isWellKnownPassword(word) && isWellKnownPassword(word.toUpperCase());
    expect(frequent.filter((word) => !refused(word))).toEqual([]);
  },
);

test.each([
  'password1',
  'iloveyou1',
  'Myspace1',
  'linkedin',
  'j38ifUbn',
  'a123456789',
  '1g2w3e4r',
  'DIOSESFIEL',
])('%s is refused', (password) => expect(isWellKnownPassword(password)).toBe(true));

test('others are not', () => {
  for (const password of ['segredo-bem-longo', 'pitanga-cajueiro-42', 'administra-tudo-1'])
    expect(isWellKnownPassword(password)).toBe(false);
});

test('the first administrator has none', () =>
  expect(() => readConfig({ ADMIN_PASSWORD: 'Passw0rd1' })).toThrow(
    'ADMIN_PASSWORD: esta senha é muito conhecida; escolha outra.',
  ));
