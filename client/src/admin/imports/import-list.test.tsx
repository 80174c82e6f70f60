import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { importAnswer, importRow, problemsAnswer, unknownAnswer } from '../../testing/fixtures/imports.ts';
import { openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { ImportList } from './import-list.tsx';
import { ImportView } from './view/import-view.tsx';

const open = (rows: object[], query = '') =>
  renderSite(<ImportList />, {
    answers: { AdminImports: pageOf('adminImports', rows) },
    path: `/admin/import${query}`,
  });

it('filters by state', async () => {
  const { user, asked, location } = open([importRow()]);
  await screen.findByText('1 importação');
  expect(asked.at(-1)?.variables.statuses).toBeNull();
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Situação'), 'Falta conferir ou importar');
  await waitFor(() => expect(location.path).toBe('/admin/import?status=open'));
  await waitFor(() => expect(asked.at(-1)?.variables.statuses).toEqual(['uploaded', 'checked']));
});

it('offers all imports when none has the state', async () => {
  const { user, location } = open([], '?status=stopped');
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(location.path).toBe('/admin/import'));
  expect(await screen.findByText('Nenhuma importação ainda')).toBeInTheDocument();
});

const ignoreTitle = () => {};

/** Shows imports, with a button that does what Back of the browser does. */
function WithBack() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Voltar
      </button>
      <ImportView onTitle={ignoreTitle} />
    </>
  );
}

const openWithBack = (answers: Answers, query: string) =>
  renderSite(<WithBack />, {
    answers: {
      CompanyImport: importAnswer(),
      ImportProblems: problemsAnswer([]),
      ImportUnknownValues: unknownAnswer([]),
      ...answers,
    },
    path: `/admin/import${query}`,
  });
const none = pageOf('adminImports', []);
const checked = pageOf('adminImports', [importRow()]);
const DISCARDED: Answers = {
  AdminImports: inTurn(checked, none),
  CancelImport: importAnswer({ status: 'cancelled' }, 'cancelImport'),
};
const working = inTurn(none, pageOf('adminImports', [importRow({ status: 'running', percent: 0 })]));
const STARTED: Answers = {
  AdminImports: ({ statuses }) => (statuses ? working() : checked),
  RunImport: importAnswer({ status: 'running', percent: 0 }, 'runImport'),
};

it('no longer lists a discarded file as waiting', async () => {
  const { user } = openWithBack(DISCARDED, '?status=open');
  await user.click(await screen.findByRole('link', { name: 'lojas.csv' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar arquivo' }));
  const modal = within(await screen.findByRole('dialog'));
  await user.click(modal.getByRole('button', { name: 'Descartar arquivo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByText('Nenhuma importação encontrada')).toBeInTheDocument();
});

it('lists an import as running that was started after the filter had none', async () => {
  const { user } = openWithBack(STARTED, '?status=working');
  await user.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  await user.click(await screen.findByRole('link', { name: 'lojas.csv' }));
  await user.click(await screen.findByRole('button', { name: 'Importar 95 empresas' }));
  await screen.findByRole('heading', { name: 'Importando empresas' });
  await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Situação'), 'Em andamento');
  expect(await screen.findByRole('link', { name: 'lojas.csv' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /lojas\.csv.*Importando/ })).toBeInTheDocument();
});
