import { expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/format.ts';
import { approvalDetails } from '../../../testing/fixtures/approvals.ts';
import { ageIn } from './approval-facts.ts';

it('says the age of an approval as the list does, also after a week', () => {
  const waitingSince = new Date(Date.now() - 19.5 * DAY_MS).toISOString();
  const details = approvalDetails({ kind: 'newCompany', id: '1' }).data.adminWorkMatter;
  expect(ageIn({ ...details, waitingSince } as Parameters<typeof ageIn>[0])).toBe(
    'há 20 dias · prazo de 7 dias',
  );
});
