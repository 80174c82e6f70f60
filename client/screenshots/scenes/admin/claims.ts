import type { Page } from 'playwright-core';
import { change } from '../../intercept.ts';
import type { Scene } from '../../scene.ts';
import { COMPANY, enterAsAdmin, enterWithCompany } from '../../sign-in.ts';

/** Returns one of two claims to a company. */
const claim = (companyId: string) => ({
  __typename: 'AdminClaim',
  id: '901',
  message: 'A padaria é da minha família desde 1987. Tenho o contrato social.',
  createdAt: new Date().toISOString(),
  exceedsLimit: true,
  rivals: 1,
  company: {
    __typename: 'Company',
    id: companyId,
    name: COMPANY.name,
  },
  claimant: {
    __typename: 'Claimant',
    id: '1',
    name: 'Rosa Lima',
    email: 'rosa.lima@exemplo.com.br',
    isEmailConfirmed: false,
    companiesCount: 5,
    companiesAllowed: 5,
  },
});

/** The row of the claim. */
const item = (companyId: string) => ({
  __typename: 'WorkItem',
  kind: 'claim',
  id: '901',
  title: COMPANY.name,
  detail: 'A padaria é da minha família desde 1987. Tenho o contrato social.',
  waitingSince: new Date().toISOString(),
  changedAt: null,
  replacedText: null,
  isOverdue: false,
  daysAllowed: 7,
  company: {
    __typename: 'Company',
    id: companyId,
    name: COMPANY.name,
    city: { __typename: 'City', id: '1', name: 'Campinas', state: 'SP' },
  },
  person: {
    __typename: 'WorkPerson',
    id: '1',
    name: 'Rosa Lima',
    email: 'rosa.lima@exemplo.com.br',
  },
});

async function withClaim(page: Page): Promise<void> {
  const id = await enterWithCompany(page);
  await enterAsAdmin(page);
  await change(page, 'Work', ({ adminWork }) => {
    Object.assign(adminWork, { items: [item(id)], total: 1, lastPage: 1 });
  });
  await change(page, 'WorkMatter', ({ adminWorkMatter }) => {
    Object.assign(adminWorkMatter, {
      isWaiting: true,
      waitingSince: new Date().toISOString(),
      isOverdue: false,
      daysAllowed: 7,
      claim: claim(id),
    });
  });
  await change(page, 'WorkMatterState', ({ adminWorkMatter }) => {
    adminWorkMatter.isWaiting = true;
  });
}

/** The claims of companies among the approvals. */
export const scenes: Scene[] = [
  {
    name: 'admin-approvals-claims',
    path: '/admin/approvals?kind=claim',
    before: withClaim,
    act: (page) => page.getByRole('link', { name: COMPANY.name }).waitFor(),
  },
  {
    name: 'admin-approvals-claim',
    path: '/admin/approvals?kind=claim',
    before: withClaim,
    async act(page) {
      await page.getByRole('link', { name: 'Começar a revisar' }).click();
      await page.getByText('não foi confirmado').waitFor();
    },
  },
];
