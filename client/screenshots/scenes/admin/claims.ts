import type { Page } from 'playwright-core';
import { press, tableShown, wordsScene } from '../../admin-scenes.ts';
import { change } from '../../intercept.ts';
import type { Scene } from '../../scene.ts';
import { COMPANY, enterAsAdmin, enterWithCompany } from '../../sign-in.ts';

/** Returns one of two claims to a company. */
const claim = (companyId: string) => ({
  __typename: 'AdminClaim',
  id: '901',
  status: 'pending',
  message: 'A padaria é da minha família desde 1987. Tenho o contrato social.',
  createdAt: new Date().toISOString(),
  decidedAt: null,
  rejectionReason: null,
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
    isEmailConfirmed: false,
    companiesCount: 5,
    companiesAllowed: 5,
  },
});

async function withClaim(page: Page): Promise<void> {
  const id = await enterWithCompany(page);
  await enterAsAdmin(page);
  await change(page, 'AdminClaims', ({ adminClaims }) => {
    Object.assign(adminClaims, { items: [claim(id)], total: 1, lastPage: 1 });
  });
}

/** The administration's list of claims. */
export const scenes: Scene[] = [
  wordsScene('admin-approvals-claims-empty', '/admin/approvals?view=claims&status=rejected', 'Nenhum pedido'),
  {
    name: 'admin-approvals-claims',
    path: '/admin/approvals?view=claims',
    before: withClaim,
    act: tableShown,
  },
  {
    name: 'admin-approvals-claim-approving',
    path: '/admin/approvals?view=claims',
    viewportOnly: true,
    before: withClaim,
    async act(page) {
      await press(page, /^Aprovar/);
      await page.getByRole('dialog').getByText('não foi confirmado').waitFor();
    },
  },
];
