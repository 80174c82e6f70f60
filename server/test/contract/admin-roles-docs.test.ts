import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { AdminRole, CAPABILITIES } from '../../src/graphql/admin-roles.ts';

const PRODUCT = fileURLToPath(new URL('../../../docs/product.md', import.meta.url));

test('the table of the roles of administrators in the documentation is that of the code', () => {
  const lines = readFileSync(PRODUCT, 'utf8').split('\n');
  const head = lines.indexOf('| capability | what | administrator | moderator | reader |');
  const rows = lines.slice(head + 2, lines.indexOf('', head));
  const expected = Object.entries(CAPABILITIES).map(([name, { may, sentence }]) => {
    const cells = Object.values(AdminRole).map((role) => (may.some((one) => one === role) ? 'yes' : 'no'));
    return `| \`${name}\` | ${sentence.slice(0, -1)} | ${cells.join(' | ')} |`;
  });
  expect(rows).toEqual(expected);
});
