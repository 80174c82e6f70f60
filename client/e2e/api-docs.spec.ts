import { expect, test } from 'vitest';
import { axeFindings } from './helpers/axe.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

describeVisits('the page of the REST paths', ({ visit }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.each(SIZES)(
      `is there whole, under its policy, and axe finds nothing (${colorScheme}, $width px)`,
      (viewport) =>
        visit({ viewport, colorScheme }, async (page) => {
          await page.goto('/api/docs');
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.getByText('/companies/{id}/rate').first().waitFor();
          expect((await axeFindings(page)).join('\n')).toBe('');
          await expectToFit(page);
        }),
    );
  }
});
