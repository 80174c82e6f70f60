import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APPROVAL_TYPES } from '../../src/approvals/approval-types.ts';

const CLIENT = new URL('../../../client/src/admin/approval-types/', import.meta.url);

/** Returns what the client's file of each kind says that a role must allow: ['newCompany', 'decide']. */
const offered = (): string[][] =>
  readdirSync(CLIENT)
    .filter((file) => /^[a-z-]+\.tsx$/.test(file) && file !== 'section.tsx')
    .map((file) => [
      file.replace('.tsx', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      /^ {2}decide: '(\w+)',$/m.exec(readFileSync(new URL(file, CLIENT), 'utf8'))?.[1] ?? '',
    ]);

test('the client offers a decision to those whom the server lets decide', () => {
  const decide = APPROVAL_TYPES.map((kind) => [kind.kind, kind.decide]);
  expect(Object.fromEntries(offered())).toEqual(Object.fromEntries(decide));
});
