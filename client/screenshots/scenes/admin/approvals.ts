import { freshContact } from '../../../e2e/helpers/accounts.ts';
import { emptyScene, failedScene, loadingScene, press, tableShown, wordsScene } from '../../admin-scenes.ts';
import { change } from '../../intercept.ts';
import { enterWithPending } from '../../pending-data.ts';
import type { Scene } from '../../scene.ts';
import { askAsAdmin, COMPANY, enterAsAdmin, enterAsOwner } from '../../sign-in.ts';

/** Returns a possible duplicate of a pending company. */
const duplicate = (
  { city }: { city: object },
  id: string,
  name: string,
  reasons: string[],
  changes: object,
) => ({
  __typename: 'DuplicateCompany',
  reasons,
  company: { __typename: 'Company', id, name, city, isApproved: true, isActive: true, ...changes },
});

/** The tab 'Aprovações'. */
export const scenes: Scene[] = [
  {
    name: 'admin-approvals',
    path: '/admin/approvals',
    before: enterWithPending,
    act: tableShown,
  },
  emptyScene(
    'admin-approvals-empty',
    '/admin/approvals',
    ['PendingCompanies', 'adminPendingCompanies'],
    'Nada espera por aprovação',
  ),
  loadingScene('admin-approvals-loading', '/admin/approvals', 'PendingCompanies'),
  failedScene('admin-approvals-failed', '/admin/approvals', 'PendingCompanies', 'Erro ao carregar empresas'),
  {
    name: 'admin-approvals-selected',
    path: '/admin/approvals',
    before: enterWithPending,
    async act(page) {
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
      await page.getByRole('button', { name: 'Aprovar selecionadas' }).waitFor();
    },
  },
  {
    name: 'admin-approvals-overdue',
    path: '/admin/approvals',
    async before(page) {
      await enterWithPending(page);
      await change(page, 'PendingCompanies', ({ adminPendingCompanies }) => {
        const [first] = adminPendingCompanies.items;
        Object.assign(first, {
          isOverdue: true,
          duplicates: [
            duplicate(first, '901', 'Padaria Trigo de Ouro', ['name', 'phone', 'email'], {}),
            duplicate(first, '902', 'Confeitaria Trigo Bom Comércio de Alimentos', ['address'], {
              isActive: false,
            }),
            duplicate(first, '903', 'Padaria do Trigo', ['website'], { isApproved: false }),
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
    path: '/admin/approvals?view=changed',
    async before(page) {
      const ask = await enterAsOwner(page);
      const { data } = await ask('POST', '/companies', { ...COMPANY, ...freshContact() });
      await (await askAsAdmin(page))('POST', `/admin/companies/${data.id}/approve`);
      await ask('PUT', `/companies/${data.id}`, {
        phone: '(19) 99555-0199',
        description: 'Pães, bolos e tortas salgadas.',
      });
      await enterAsAdmin(page);
    },
    act: tableShown,
  },
  {
    name: 'admin-reject',
    path: '/admin/approvals',
    viewportOnly: true,
    before: enterWithPending,
    async act(page) {
      await press(page, /^Rejeitar/);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-approvals-searched',
    path: '/admin/approvals?q=padaria&order=name',
    before: enterWithPending,
    act: tableShown,
  },
  wordsScene('admin-approvals-not-found', '/admin/approvals?q=zzzzzz', 'Nenhuma empresa encontrada'),
  {
    name: 'admin-refused',
    path: '/admin/approvals',
    before: enterAsOwner,
    act: (page) => page.getByText('Acesso restrito').waitFor(),
  },
];
