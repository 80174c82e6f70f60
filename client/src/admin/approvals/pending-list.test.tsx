import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf, pendingRow, unlessSearched } from '../../testing/fixtures/admin.ts';
import { openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { siteWithoutMail } from '../../testing/site-fixtures.ts';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { PendingList } from './pending-list.tsx';

const queue = (names: string[], changes = {}) =>
  pageOf(
    'adminPendingCompanies',
    names.map((name, index) => pendingRow(`${index + 1}-${name}`, name)),
    changes,
  );
/** The list with the tab's address. */
function Queue() {
  return <PendingList address={useListAddress()} />;
}
const open = (answers: Answers, search = '') =>
  renderSite(<Queue />, { path: `/admin/approvals${search}`, answers });
/** A company's link, which opens a new tab. */
const linkTo = (name: string) => ({ name: `${name} (abre em nova aba)` });
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const approved = ({ id }: Record<string, unknown>) => ({
  data: { approveCompany: { __typename: 'Company', id, isApproved: true } },
});
const button = (name: string) => screen.findByRole('button', { name });

it('shows each company, its waiting time and a link to its page', async () => {
  open({ PendingCompanies: queue(['Bar do Zé']) });
  const row = (await screen.findByRole('link', linkTo('Bar do Zé'))).closest('tr');
  expect(row).toHaveTextContent(/Alimentação.*Campinas.*SP.*Rosa Lima.*\d\d\/\d\d\/\d{4} \d\d:\d\d.*Hoje/);
  expect(screen.getByRole('link', linkTo('Bar do Zé'))).toHaveAttribute(
    'href',
    '/company/1-Bar%20do%20Z%C3%A9',
  );
  expect(screen.getByRole('link', linkTo('Bar do Zé'))).toHaveAttribute('target', '_blank');
});

it('keeps the decided row in place with outcome and focus until the list is reloaded', async () => {
  const { user } = open({
    PendingCompanies: inTurn(queue(['Bar A', 'Bar B']), { pending: true }),
    ApproveCompany: approved,
  });
  await user.click(await button('Aprovar Bar A'));
  expect(await screen.findByText('Bar A foi aprovada.')).toBeInTheDocument();
  const row = screen.getByRole('link', linkTo('Bar A')).closest('tr');
  expect(row).toHaveTextContent(/Aprovada$/);
  expect(row?.querySelector('button')).toBeNull();
  expect(screen.getByRole('link', linkTo('Bar B'))).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Aprovada$/));
});

it('decides several at once, each once', async () => {
  const { user, asked } = open({
    PendingCompanies: queue(['Bar C', 'Bar D']),
    ApproveCompany: { pending: true },
  });
  await user.dblClick(await button('Aprovar Bar C'));
  await user.click(await button('Aprovar Bar D'));
  const ids = asked.filter(({ name }) => name === 'ApproveCompany').map(({ variables }) => variables.id);
  expect(ids).toEqual(['1-Bar C', '2-Bar D']);
});

it('keeps the row and the focus on its button when approving fails', async () => {
  const { user } = open({ PendingCompanies: queue(['Bar E']), ApproveCompany: broken });
  await user.click(await button('Aprovar Bar E'));
  expect(await screen.findByText('Erro ao aprovar empresa')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar Bar E' })).toHaveFocus());
});

it("shows the server's error for a row decided by somebody else, and removes it", async () => {
  const { user } = open({
    PendingCompanies: inTurn(queue(['Bar F']), queue([])),
    ApproveCompany: { error: { code: 'CONFLICT', message: 'Bar F já foi decidido.' } },
  });
  await user.click(await button('Aprovar Bar F'));
  expect(await screen.findByText('Bar F já foi decidido.')).toBeInTheDocument();
  expect(await screen.findByText('Nada espera por aprovação')).toBeInTheDocument();
});

it('rejects with or without a reason, after naming the consequences', async () => {
  const { user, asked } = open({
    PendingCompanies: inTurn(queue(['Bar G', 'Bar H']), queue(['Bar I'])),
    RejectCompany: { data: { rejectCompany: { __typename: 'Deletion', id: '1' } } },
  });
  await user.click(await button('Rejeitar Bar G'));
  const modal = await screen.findByRole('dialog');
  expect(modal).toHaveTextContent(/será removida e isto não pode ser desfeito.*um registro/);
  await user.type(within(modal).getByLabelText('Motivo (opcional)'), ' Falta o endereço. ');
  await user.click(within(modal).getByRole('button', { name: 'Rejeitar empresa' }));
  expect(await screen.findByText('Bar G foi rejeitada.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(await button('Rejeitar Bar I'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rejeitar empresa' }),
  );
  expect(await screen.findByText('Bar I foi rejeitada.')).toBeInTheDocument();
  const reasons = asked
    .filter(({ name }) => name === 'RejectCompany')
    .map(({ variables }) => variables.reason);
  expect(reasons).toEqual(['Falta o endereço.', null]);
});

it.each([
  ['with', {}, 'O dono lê o motivo no painel e no e-mail.'],
  ['without', siteWithoutMail(), 'O dono lê o motivo no painel.'],
])('says where the owner reads the reason, %s mail', async (_mail, answers, words) => {
  const { user } = open({ ...answers, PendingCompanies: queue(['Bar G']) });
  await user.click(await button('Rejeitar Bar G'));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('keeps the typed reason when rejecting fails', async () => {
  const { user } = open({ PendingCompanies: queue(['Bar J']), RejectCompany: broken });
  await user.click(await button('Rejeitar Bar J'));
  const modal = within(await screen.findByRole('dialog'));
  await user.type(modal.getByLabelText('Motivo (opcional)'), 'Duplicada.');
  await user.click(modal.getByRole('button', { name: 'Rejeitar empresa' }));
  expect(await modal.findByText('Erro ao rejeitar empresa')).toBeInTheDocument();
  expect(modal.getByLabelText('Motivo (opcional)')).toHaveValue('Duplicada.');
});

it('redirects from a page beyond the end to the last one', async () => {
  const { location } = open({ PendingCompanies: queue([], { page: 3, lastPage: 2, total: 20 }) }, '?page=3');
  await waitFor(() => expect(location.path).toBe('/admin/approvals?page=2'));
  expect(await screen.findByText('A lista terminou antes da página 3. Esta é a última.')).toBeInTheDocument();
});

it('reports a failed request and retries it', async () => {
  const { user } = open({ PendingCompanies: inTurn(broken, queue(['Bar K'])) });
  expect(await screen.findByText('Erro ao carregar empresas')).toBeInTheDocument();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByRole('link', linkTo('Bar K'))).toBeInTheDocument();
});

it('stores search and order in the URL, and says when nothing is found', async () => {
  const { user, asked, location } = open({
    PendingCompanies: unlessSearched(queue(['Bar L'], { total: 4321 }), queue([])),
  });
  expect(await screen.findByText('4.321 empresas')).toBeInTheDocument();
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Ordem'), 'Nome, de A a Z');
  await waitFor(() => expect(location.path).toBe('/admin/approvals?order=name'));
  await user.type(screen.getByLabelText('Buscar na fila'), 'zzz');
  expect(await screen.findByText('Nenhuma empresa encontrada')).toBeInTheDocument();
  await waitFor(() => expect(location.path).toBe('/admin/approvals?order=name&q=zzz'));
  expect(asked.at(-1)?.variables).toEqual({ q: 'zzz', order: 'name', page: 1 });
  await user.click(await button('Limpar busca'));
  expect(await screen.findByRole('link', linkTo('Bar L'))).toBeInTheDocument();
  await waitFor(() => expect(location.path).toBe('/admin/approvals?order=name'));
});

it('requests the oldest first when the order in the URL is unknown', async () => {
  const { asked } = open({ PendingCompanies: queue(['Bar M']) }, '?page=7&order=strange');
  await screen.findByRole('link', linkTo('Bar M'));
  expect(asked[0]?.variables).toEqual({ q: null, order: 'oldest', page: 7 });
});
