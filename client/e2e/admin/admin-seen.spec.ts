import { expect, it } from 'vitest';
import { freshName, openAs, registerOwner } from '../helpers/accounts.ts';
import { admin, colleague } from '../helpers/admin-data.ts';
import { askAt, askGraphql } from '../helpers/api-requests.ts';
import { registerCompany } from '../helpers/companies.ts';
import { siteUrl } from '../helpers/site-url.ts';
import { describeVisits, SIZES } from '../helpers/visit.ts';

const [, DESKTOP] = SIZES;
const OLD = 'Pães de fermentação natural, bolos e café da manhã.';
const NEW = 'Cassino online grátis, sem cadastro e sem limites.';
const MESSAGE = 'Esta empresa mudou enquanto isso. Confira de novo antes de decidir.';

/** Creates pending companies of one owner, and the function that describes one anew as its owner. */
async function pendingOf(name: string, count: number) {
  const owner = await registerOwner(siteUrl());
  const ask = askAt(siteUrl(), owner.token);
  const ids: string[] = [];
  for (let number = 0; number < count; number++)
    ids.push((await registerCompany(ask, { name: freshName(name), description: OLD })).id);
  const describe = (id = '') => ask('PUT', `/companies/${id}`, { description: NEW });
  return { ids, describe };
}

const isApproved = async (id = ''): Promise<boolean> => {
  const query = 'query ($id: ID!) { company(id: $id) { isApproved } }';
  return (await askGraphql(siteUrl(), (await admin()).token)(query, { id })).company.isApproved;
};
const list = (name: string) => `/admin?kind=newCompany&q=${encodeURIComponent(name)}`;

describeVisits('what the inbox showed', ({ visit }) => {
  it('keeps a company that changed after it was listed', () =>
    visit({ viewport: DESKTOP, mayShift: true }, async (page) => {
      const name = freshName('Lista');
      const { ids, describe } = await pendingOf(name, 2);
      // Its report of a failure stays unread in other browsers: it must not be shown in other tests.
      await openAs(page, await colleague('Ana Lima'), list(name));
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await describe(ids[1]);
      await page.getByRole('button', { name: 'Aprovar', exact: true }).click();
      const report = page.getByRole('region', { name: 'Ação em lote', exact: true });
      await report.getByText(MESSAGE).waitFor();
      expect([await isApproved(ids[0]), await isApproved(ids[1])]).toEqual([true, false]);
      // Also after a reload, until it is closed.
      await page.reload();
      await report.getByText(MESSAGE).waitFor();
      await report.getByRole('button', { name: 'Fechar relatório' }).click();
      await report.waitFor({ state: 'detached' });
    }));
});
