import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inTurn } from '../../../testing/answers.ts';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { importAnswer, importRow, problemsAnswer } from '../../../testing/fixtures/imports.ts';
import { openImport, PROBLEM } from '../../../testing/screens/import-view.tsx';

const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

it('explains the file and says that there are no imports', async () => {
  openImport({}, '/admin/import');
  expect(await heading('Escolha o arquivo')).toBeInTheDocument();
  expect(screen.getByText(/CSV de até 20 MB/)).toBeInTheDocument();
  expect(screen.getByText('Nome, categoria e cidade são obrigatórios.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma importação ainda')).toBeInTheDocument();
});

it('requires the columns, sends the chosen ones, and shows why the server rejects them', async () => {
  const { user, asked } = openImport({
    CompanyImport: importAnswer({ status: 'uploaded' }),
    CheckImport: {
      error: { code: 'BAD_USER_INPUT', message: 'Confira.', fields: { columns: ['Faltam colunas.'] } },
    },
  });
  expect(await screen.findByText('Falta escolher a coluna')).toBeInTheDocument();
  expect(screen.getByText('Coluna: Coluna 3, sem nome')).toBeInTheDocument();
  // What sends a long form stays in view, with what is missing.
  const bar = (await button('Conferir arquivo')).closest('[class*="saveBar"]');
  await user.click(await button('Conferir arquivo'));
  expect(bar).toContainElement(await screen.findByText('Falta uma coluna obrigatória: nome.'));
  await user.selectOptions(screen.getByLabelText('Campo da coluna loja'), 'name');
  await user.click(await button('Conferir arquivo'));
  expect(await screen.findByText('Faltam colunas.')).toBeInTheDocument();
  expect(asked.first('CheckImport')).toEqual({
    id: '7',
    columns: [
      { header: 'loja', field: 'name' },
      { header: 'categoria', field: 'category' },
      { header: '', field: 'city' },
    ],
  });
});

it('shows counts and problems of the check, by kind in the address', async () => {
  const { user, asked, location } = openImport({ CompanyImport: importAnswer() });
  expect(await button('Importar 95 empresas')).toBeEnabled();
  expect(await screen.findByText('Cidade desconhecida: “Xis”.')).toBeInTheDocument();
  expect(screen.getByText('Será recusada')).toBeInTheDocument();
  expect(screen.getByText('E 4 avisos em linhas que entrarão')).toBeInTheDocument();
  expect(screen.getByText('Serão atualizadas')).toBeInTheDocument();
  expect(screen.getByText('Serão recusadas')).toBeInTheDocument();
  expect(screen.getByText(/^Linhas recusadas não entrarão\./)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Mostrar'), 'warning');
  expect(location.path).toBe('/admin/import?import=7&kind=warning');
  await waitFor(() => expect(asked.last('ImportProblems')?.kind).toBe('warning'));
});

it('offers how many problems a page has', async () => {
  const { user, asked, location } = openImport({
    CompanyImport: importAnswer(),
    ImportProblems: problemsAnswer([PROBLEM], { total: 60, lastPage: 3 }),
  });
  await user.selectOptions(await screen.findByLabelText('Linhas por página'), '50');
  expect(location.path).toBe('/admin/import?import=7&rows=50');
  const perPage = () =>
    asked.flatMap(({ name, variables }) => (name === 'ImportProblems' ? [variables.perPage] : []));
  await waitFor(() => expect(perPage()).toEqual([25, 50]));
});

it('describes a finished import in the past tense', async () => {
  openImport({ CompanyImport: importAnswer({ status: 'done', warnings: 1 }) });
  expect(await screen.findByText('E 1 aviso em linha que entrou')).toBeInTheDocument();
  expect(screen.getByText('Empresas atualizadas')).toBeInTheDocument();
  expect(screen.getByText('Linhas recusadas')).toBeInTheDocument();
  expect(await screen.findByText(/^Linhas recusadas não entraram\./)).toBeInTheDocument();
});

it('offers other columns, but no run, when no row can be imported', async () => {
  const { user } = openImport({ CompanyImport: importAnswer({ rowsCreated: 0, rowsUpdated: 0 }) });
  await user.click(await button('Mudar as colunas'));
  expect(await heading('Qual é o campo de cada coluna?')).toBeInTheDocument();
  await user.click(await button('Voltar ao resultado'));
  expect(await screen.findByText(/nenhuma linha traz algo novo/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Importar/ })).not.toBeInTheDocument();
});

it('polls to the end, updates title and announcement, and focuses the result', async () => {
  const { onTitle, asked } = openImport({
    CompanyImport: inTurn(
      importAnswer({ status: 'running', percent: 34, rowsRead: 34 }),
      importAnswer({ status: 'done', rowsCreated: 90 }),
    ),
  });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '34');
  expect(onTitle).toHaveBeenLastCalledWith('34% · Importando empresas');
  expect(screen.getByText('Importando empresas: 30%')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('concluída'), {
    timeout: 4_000,
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(onTitle).toHaveBeenLastCalledWith('Importação concluída');
  expect(asked.of('CompanyImport')).toHaveLength(2);
});

it('shows that it is stopping, and resumes a stopped import', async () => {
  const { user } = openImport({
    CompanyImport: importAnswer({ status: 'running', percent: 10 }),
    CancelImport: importAnswer({ status: 'running', percent: 10, isStopping: true }, 'cancelImport'),
  });
  await user.click(await button('Parar a importação'));
  expect(await button('Parando…')).toBeDisabled();
});

it('resumes an import that an error has stopped', async () => {
  const { user, asked } = openImport({
    CompanyImport: inTurn(
      importAnswer({ status: 'stopped', error: 'O trabalho foi interrompido.' }),
      importAnswer({ status: 'running', percent: 50 }),
    ),
    RunImport: importAnswer({ status: 'running', percent: 0 }, 'runImport'),
  });
  expect(await screen.findByText('O trabalho foi interrompido.')).toBeInTheDocument();
  await user.click(await button('Continuar a importação'));
  expect(await heading('Importando empresas')).toBeInTheDocument();
  expect(asked.has('RunImport')).toBe(true);
});

it("confirms undoing, and shows the server's reason when it is impossible", async () => {
  const { user } = openImport({
    CompanyImport: importAnswer({ status: 'done' }),
    UndoImport: { error: { code: 'CONFLICT', message: '2 destas empresas já têm dono.' } },
  });
  await user.click(await button('Desfazer importação'));
  const modal = within(await screen.findByRole('dialog'));
  expect(
    modal.getByText(
      /90 empresas novas serão removidas do guia e 5 empresas voltam a ser como antes.*mesmo que outro arquivo também as tenha trazido/,
    ),
  ).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Desfazer importação' }));
  expect(await modal.findByText('2 destas empresas já têm dono.')).toBeInTheDocument();
  expect(modal.queryByRole('button', { name: 'Desfazer importação' })).not.toBeInTheDocument();
  const close = modal.getAllByRole('button', { name: 'Fechar' }).find((one) => one.textContent === 'Fechar');
  expect(close).toHaveFocus();
});

it.each([
  ['Desfazer importação', 'done', 'undoing', 'Só uma importação concluída pode ser desfeita.'],
  ['Descartar arquivo', 'checked', 'cancelled', 'Não há nada a cancelar nesta importação.'],
] as const)(
  'keeps why it was refused when somebody else was first: %s',
  async (name, before, after, message) => {
    const refused = { error: { code: 'CONFLICT', message } };
    const { user } = openImport({
      CompanyImport: inTurn(importAnswer({ status: before }), importAnswer({ status: after })),
      UndoImport: refused,
      CancelImport: refused,
    });
    await user.click(await button(name));
    const modal = within(await screen.findByRole('dialog'));
    await user.click(modal.getByRole('button', { name }));
    expect(await modal.findByText(message)).toBeInTheDocument();
    const close = modal
      .getAllByRole('button', { name: 'Fechar' })
      .find((one) => one.textContent === 'Fechar');
    expect(close).toHaveFocus();
    await user.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  },
);

it('uses the singular for one new company before undoing', async () => {
  const { user } = openImport({
    CompanyImport: importAnswer({ status: 'done', rowsCreated: 1, rowsUpdated: 0 }),
  });
  await user.click(await button('Desfazer importação'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '1 empresa nova será removida do guia. Ela sai mesmo que outro arquivo também a tenha trazido.',
  );
});

it('reports a decision made elsewhere, and shows the present state', async () => {
  const { user } = openImport({
    CompanyImport: inTurn(importAnswer(), importAnswer({ status: 'undone' })),
    RunImport: { error: { code: 'CONFLICT', message: 'Confira o arquivo antes de importar.' } },
  });
  await user.click(await button('Importar 95 empresas'));
  expect(await screen.findByText('Confira o arquivo antes de importar.')).toBeInTheDocument();
  expect(await heading('Importação desfeita')).toBeInTheDocument();
});

it('offers to undo an import of the command line once it has ended, and nothing else', async () => {
  openImport({ CompanyImport: importAnswer({ status: 'running', isOfBrowser: false }) });
  expect(await screen.findByText(/Feita pela linha de comando/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Desfazer|Parar/ })).not.toBeInTheDocument();
  cleanup();
  openImport({ CompanyImport: importAnswer({ status: 'stopped', isOfBrowser: false }) });
  expect(await screen.findByText(/Repita o comando para continuar/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Desfazer importação' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continuar a importação' })).not.toBeInTheDocument();
});

it('lists imports with their state and polls running ones', async () => {
  const rows = (percent: number) =>
    pageOf('adminImports', [
      importRow({ id: '9', fileName: 'a.csv', status: 'running', percent }),
      importRow({ id: '8', fileName: 'b.csv', status: 'done', isOfBrowser: false }),
    ]);
  openImport({ AdminImports: inTurn(rows(20), rows(60)) }, '/admin/import');
  const running = (await screen.findByRole('link', { name: 'a.csv' })).closest('tr');
  expect(running).toHaveTextContent(/Importando20%/);
  expect(screen.getByRole('link', { name: 'b.csv' }).closest('tr')).toHaveTextContent(
    'Pela linha de comando',
  );
  await waitFor(() => expect(running).toHaveTextContent(/Importando60%/), { timeout: 4_000 });
});

it('offers to retry a failed request', async () => {
  const { user } = openImport({ CompanyImport: inTurn(broken, importAnswer()), ImportProblems: broken });
  expect(await screen.findByText('Erro ao carregar a importação')).toBeInTheDocument();
  await user.click(await button('Tentar novamente'));
  expect(await screen.findByText('Erro ao carregar os problemas do arquivo')).toBeInTheDocument();
});

it('says that there is no such import', async () => {
  openImport({ CompanyImport: { error: { code: 'NOT_FOUND', message: 'Importação não encontrada.' } } });
  expect(await screen.findByText('Importação não encontrada')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver todas as importações' })).toLinkTo('/admin/import');
});

it('downloads rejected rows and problems from the server, whole', async () => {
  const fetched = vi.fn(async () => new Response('loja'));
  vi.stubGlobal('fetch', fetched);

  const { user } = openImport({ CompanyImport: importAnswer({ status: 'done', warnings: 12_000 }) });
  expect(await screen.findByText(/Só os primeiros 10\.000 avisos ficam guardados\./)).toBeInTheDocument();
  await user.click(await button('Baixar linhas recusadas (CSV)'));
  await waitFor(() =>
    expect(fetched).toHaveBeenLastCalledWith(
      '/admin-exports/import-refused-rows.csv?importId=7',
      expect.anything(),
    ),
  );
  await user.click(await button('Baixar problemas (CSV)'));
  await waitFor(() =>
    expect(fetched).toHaveBeenLastCalledWith(
      '/admin-exports/import-problems.csv?importId=7',
      expect.anything(),
    ),
  );
});
