import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importAnswer } from '../../../testing/fixtures/imports.ts';
import { openImport } from '../../../testing/screens/import-view.tsx';

const file = (name: string, text = 'nome\nBar') => new File([text], name, { type: 'text/csv' });

it('uploads the file, opens its columns and focuses their heading', async () => {
  const { user, asked, location } = openImport(
    {
      CreateImport: importAnswer({ status: 'uploaded' }, 'createImport'),
      CompanyImport: importAnswer({ status: 'uploaded' }),
    },
    '/admin/import',
  );
  await user.upload(await screen.findByLabelText('Escolher arquivo CSV'), file('lojas.csv'));
  await waitFor(() => expect(location.path).toBe('/admin/import?import=7'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: 'Qual é o campo de cada coluna?' })).toHaveFocus(),
  );
  expect(asked.first('CreateImport')?.file).toBeInstanceOf(File);
});

it('rejects spreadsheets, empty and too large files without uploading', async () => {
  const { asked } = openImport({}, '/admin/import');
  const field = await screen.findByLabelText('Escolher arquivo CSV');
  const large = file('lojas.csv');
  Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 });
  for (const [chosen, text] of [
    [file('lojas.xlsx'), /^Isto é uma planilha/],
    [file('lojas.csv', ''), 'O arquivo está vazio.'],
    [large, 'O arquivo tem 25,0 MB; o limite é de 20 MB. Divida-o em partes.'],
  ] as const) {
    fireEvent.change(field, { target: { files: [chosen] } });
    expect(await screen.findByText(text)).toBeInTheDocument();
  }
  expect(asked.has('CreateImport')).toBe(false);
});

it('shows why the server rejects the file', async () => {
  const { user } = openImport(
    {
      CreateImport: {
        error: {
          code: 'BAD_USER_INPUT',
          message: 'Confira.',
          fields: { file: ['O arquivo não tem linhas.'] },
        },
      },
    },
    '/admin/import',
  );
  await user.upload(await screen.findByLabelText('Escolher arquivo CSV'), file('lojas.csv'));
  expect(await screen.findByText('O arquivo não tem linhas.')).toBeInTheDocument();
  expect(screen.getByLabelText('Escolher arquivo CSV')).toBeEnabled();
});
