import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../testing/fixtures/admin.ts';
import { importRow } from '../../testing/fixtures/imports.ts';
import { openFilters } from '../../testing/list-steps.ts';
import { renderSite } from '../../testing/render.tsx';
import { ImportList } from './import-list.tsx';

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
