import { expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/format.ts';
import { workMatter } from '../../../testing/fixtures/work.ts';
import { ageIn } from './matter-facts.ts';

it('says the age of a matter as the list does, also after a week', () => {
  const waitingSince = new Date(Date.now() - 19.5 * DAY_MS).toISOString();
  const matter = workMatter({ kind: 'newCompany', id: '1' }).data.adminWorkMatter;
  expect(ageIn({ ...matter, waitingSince } as Parameters<typeof ageIn>[0])).toBe(
    'há 20 dias · prazo de 7 dias',
  );
});
