import { expect, test } from 'vitest';
import { axeFindings } from './helpers/axe.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

describeVisits('the page of the REST paths', ({ visit }) => {
  test.each(SIZES)('is complete, under its policy, and axe finds nothing ($width px)', (viewport) =>
    visit({ viewport, colorScheme: 'light' }, async (page) => {
      await page.goto('/api/docs');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('/companies/{id}/rate').first().waitFor();
      expect((await axeFindings(page)).join('\n')).toBe('');
      await expectToFit(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect((await axeFindings(page, { coloursOnly: true })).join('\n')).toBe('');
    }),
  );
});
