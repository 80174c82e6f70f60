import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APPROVAL_KINDS } from '../../src/work/approval-kinds.ts';

const CLIENT = new URL('../../../client/src/admin/actions/work-capability.ts', import.meta.url);

test('the client offers a decision to those whom the server lets decide', () => {
  const rows = [...readFileSync(CLIENT, 'utf8').matchAll(/^ {2}(\w+): '(\w+)',$/gm)];
  const decide = APPROVAL_KINDS.map((one) => [one.kind, one.decide]);
  expect(Object.fromEntries(rows.map(([, kind, capability]) => [kind, capability]))).toEqual(
    Object.fromEntries(decide),
  );
});
