import { freshPlace } from '../../e2e/accounts.ts';
import { change, FAILED, fail, hold } from '../intercept.ts';
import { askAsAdmin, COMPANY, enterAsAdmin, enterAsOwner, enterWithCompany } from '../owner-house.ts';
import type { Scene } from '../scene.ts';
import { enterWhereSomethingWaits } from '../something-waits.ts';

/** What the company of a row of the queue is told to look like. */
const lookAlike = (
  { city }: { city: object },
  id: string,
  name: string,
  reasons: string[],
  changes: object,
) => ({
  __typename: 'LookAlike',
  reasons,
  company: { __typename: 'Company', id, name, city, isApproved: true, isActive: true, ...changes },
});

/** Somebody says that a company is theirs, and another does too. */
const claim = (companyId: string) => ({
  __typename: 'ClaimReview',
  id: '901',
  status: 'pending',
  message: 'A padaria é da minha família desde 1987. Tenho o contrato social.',
  createdAt: new Date().toISOString(),
  decidedAt: null,
  decisionNotes: null,
  exceedsLimit: true,
  rivals: 1,
  company: {
    __typename: 'Company',
    id: companyId,
    name: COMPANY.name,
    city: { __typename: 'City', id: '1', name: 'Campinas', state: 'SP' },
  },
  claimant: {
    __typename: 'Claimant',
    id: '1',
    name: 'Rosa Lima',
    email: 'rosa.lima@exemplo.com.br',
    companiesCount: 5,
    companiesAllowed: 5,
  },
});

/** The tab 'Aprovações'. */
export const scenes: Scene[] = [
  {
    name: 'admin-approvals',
    path: '/admin?tab=approvals',
    before: enterWhereSomethingWaits,
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-approvals-empty',
    path: '/admin?tab=approvals',
    async before(page) {
      await enterAsAdmin(page);
      await change(page, 'PendingCompanies', ({ pendingCompanies }) => {
        Object.assign(pendingCompanies, { items: [], total: 0, lastPage: 1 });
      });
    },
    act: (page) => page.getByText('Nada espera por aprovação').waitFor(),
  },
  {
    name: 'admin-approvals-loading',
    path: '/admin?tab=approvals',
    before: enterAsAdmin,
    async act(page) {
      await hold(page, 'PendingCompanies');
      await page.goto('/admin?tab=approvals');
      await page.getByText('Carregando…').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'admin-approvals-failed',
    path: '/admin?tab=approvals',
    expected: FAILED,
    async before(page) {
      await enterAsAdmin(page);
      await fail(page, 'PendingCompanies');
    },
    act: (page) => page.getByText('Erro ao carregar empresas').waitFor(),
  },
  {
    name: 'admin-approvals-selected',
    path: '/admin?tab=approvals',
    before: enterWhereSomethingWaits,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: 'Aprovar selecionadas' }).waitFor();
    },
  },
  {
    name: 'admin-approvals-overdue',
    path: '/admin?tab=approvals',
    async before(page) {
      await enterWhereSomethingWaits(page);
      await change(page, 'PendingCompanies', ({ pendingCompanies }) => {
        const [first] = pendingCompanies.items;
        Object.assign(first, {
          isOverdue: true,
          lookAlikes: [
            lookAlike(first, '901', 'Padaria Trigo de Ouro', ['name', 'phone', 'email'], {}),
            lookAlike(first, '902', 'Confeitaria Trigo Bom Comércio de Alimentos', ['address'], {
              isActive: false,
            }),
            lookAlike(first, '903', 'Padaria do Trigo', ['website'], { isApproved: false }),
          ],
        });
      });
    },
    async act(page) {
      await page.getByText('Atrasada').waitFor();
      await page.getByText('Mais 1').first().click();
    },
  },
  {
    name: 'admin-approvals-changed',
    path: '/admin?tab=approvals&view=changed',
    async before(page) {
      const ask = await enterAsOwner(page);
      const { data } = await ask('POST', '/companies', { ...COMPANY, ...freshPlace() });
      await (await askAsAdmin(page))('POST', `/admin/companies/${data.id}/approve`);
      await ask('PUT', `/companies/${data.id}`, {
        phone: '(19) 99555-0199',
        description: 'Pães, bolos e tortas salgadas.',
      });
      await enterAsAdmin(page);
    },
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-approvals-claims-empty',
    path: '/admin?tab=approvals&view=claims&status=rejected',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhum pedido').waitFor(),
  },
  {
    name: 'admin-reject',
    path: '/admin?tab=approvals',
    windowOnly: true,
    before: enterWhereSomethingWaits,
    async act(page) {
      await page
        .getByRole('button', { name: /^Rejeitar/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-approvals-searched',
    path: '/admin?tab=approvals&q=padaria&order=name',
    before: enterWhereSomethingWaits,
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'admin-approvals-not-found',
    path: '/admin?tab=approvals&q=zzzzzz',
    before: enterAsAdmin,
    act: (page) => page.getByText('Nenhuma empresa encontrada').waitFor(),
  },
  {
    name: 'admin-approvals-claims',
    path: '/admin?tab=approvals&view=claims',
    async before(page) {
      const id = await enterWithCompany(page);
      await enterAsAdmin(page);
      await change(page, 'CompanyClaims', ({ companyClaims }) => {
        Object.assign(companyClaims, { items: [claim(id)], total: 1, lastPage: 1 });
      });
    },
    act: (page) => page.getByRole('table').waitFor(),
  },
];
