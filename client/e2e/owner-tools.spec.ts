import { expect, it } from 'vitest';
import { openAs } from './helpers/accounts.ts';
import { approvedCompany, givePlan } from './helpers/admin-data.ts';
import { axeFindings } from './helpers/axe.ts';
import { expectToFit } from './helpers/expect-to-fit.ts';
import { describeVisits, SIZES } from './helpers/visit.ts';

describeVisits("an owner's tools", ({ visit }) => {
  it('poster, badge and gaps of the profile, as the plan includes them', () =>
    // What is opened is loaded then, and pushes what is below.
    visit({ viewport: SIZES[0], mayShift: true }, async (page) => {
      const { id, owner } = await approvedCompany('Padaria do Cartaz');
      await openAs(page, owner, '/user-dashboard');
      // Closed on phones.
      const part = page.getByRole('heading', { name: 'Peça avaliações' });
      await part.click();
      await page.getByText('Seu plano não inclui o cartaz e o QR code para imprimir.').waitFor();
      await givePlan(owner, 'Essencial');
      await page.reload();
      await part.click();
      await page.getByRole('img', { name: /^Selo com as avaliações/ }).waitFor();
      await page.getByText(/^Sua página está \d+% completa: faltam/).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page);
      await page.getByRole('button', { name: 'Acrescentar horário' }).click();
      await page.getByRole('heading', { name: 'Horário', level: 1 }).waitFor();
      await page.goto(`/company/${id}/poster?size=a6`);
      await page.getByRole('article', { name: 'Cartaz' }).getByText('Avalie-nos').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await expectToFit(page);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf).toMatch(/\/Count 1\b/);
      // A6 in points.
      expect(pdf).toMatch(/\/MediaBox \[0 0 29[78][.\d]* 4(?:19|20)[.\d]*\]/);
    }));
});
