import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../../testing/answers.ts';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { categoryRow } from '../../../testing/fixtures/catalog.ts';
import { renderSite } from '../../../testing/render.tsx';
import { broken, entry, log, openAudit } from '../../../testing/screens/audit-list.tsx';
import { CategoryList } from '../../catalog/admin-categories-page.tsx';

const found = { data: { adminAuditEntry: entry('9', 'company.approve') } };
const NOT_LOADED = { AuditEntries: log(entry('1', 'plan.create')), AuditEntry: inTurn(broken, found) };
const LIST_NOT_LOADED = { AuditEntries: broken, AuditEntry: found };
const openCategories = (answer: Answers[string], query: string) =>
  renderSite(<CategoryList />, { answers: { AdminCategories: answer }, path: `/admin/categories${query}` });

it('offers to load a row again that could not be loaded', async () => {
  const { user } = openAudit(NOT_LOADED, '?item=9');
  const panel = within(await screen.findByRole('complementary'));
  expect(await panel.findByText('Erro ao carregar os detalhes')).toBeInTheDocument();
  expect(panel.getByRole('heading', { name: 'Detalhes' })).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Tentar novamente' }));
  expect(await panel.findByText('198.51.100.7')).toBeInTheDocument();
  expect(panel.queryByText('Erro ao carregar os detalhes')).not.toBeInTheDocument();
});

it('loads the row where its list cannot be loaded', async () => {
  openAudit(LIST_NOT_LOADED, '?item=9');
  expect(await screen.findByText('Erro ao carregar o registro de ações')).toBeInTheDocument();
  expect(await within(screen.getByRole('complementary')).findByText('198.51.100.7')).toBeInTheDocument();
});

it('opens no row of a page that cannot be loaded, in a list of its page only', async () => {
  const { user } = openCategories(
    inTurn(broken, pageOf('adminCategories', [categoryRow('3', 'Pets')])),
    '?item=3',
  );
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await user.click(retry);
  expect(await screen.findByRole('complementary', { name: 'Pets' })).toBeInTheDocument();
});

it('says where a row may be that is not on the page, in a list of its page only', async () => {
  openCategories(pageOf('adminCategories', [categoryRow('3', 'Pets')]), '?item=4');
  await waitFor(() =>
    expect(screen.getByRole('complementary', { name: 'Não encontrado' })).toHaveTextContent(
      'Não está nesta página: pode estar em outra, ou em outro filtro.',
    ),
  );
});
