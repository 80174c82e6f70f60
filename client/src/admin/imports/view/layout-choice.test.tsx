import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importAnswer, importRow, sureLayout } from '../../../testing/fixtures/imports.ts';
import { openImport } from '../../../testing/screens/import-view.tsx';

const LINES = ['Lojas, 2026', '', 'Loja;Tipo;Onde'];
const unsure = { ...sureLayout, isSure: false, firstLines: LINES };
const column = (header: string) => ({
  __typename: 'ImportColumn' as const,
  header,
  field: null,
  samples: [],
});
const HEADER_LINE = 'Linha com os nomes das colunas';

it('shows the first lines of a file that can be read in several ways, and goes on as chosen', async () => {
  const { user, asked } = openImport({
    CompanyImport: importAnswer({ status: 'uploaded', layout: unsure }),
    ChooseImportLayout: {
      data: {
        chooseImportLayout: {
          ...importRow({ status: 'uploaded', columns: [column('Loja'), column('Tipo'), column('Onde')] }),
          layout: { ...unsure, isChosen: true, delimiter: 'semicolon', headerLine: 3 },
        },
      },
    },
  });
  const lines = within(await screen.findByRole('list', { name: 'Primeiras linhas do arquivo' }));
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(LINES);
  expect(screen.getByLabelText(HEADER_LINE)).toHaveValue('1');
  await user.selectOptions(screen.getByLabelText(HEADER_LINE), '3: Loja;Tipo;Onde');
  await user.selectOptions(screen.getByLabelText('O que separa os valores'), 'Ponto e vírgula ( ; )');
  await user.click(screen.getByRole('button', { name: 'Ler as colunas assim' }));
  expect(await screen.findByLabelText('Campo da coluna Loja')).toBeInTheDocument();
  expect(screen.getByText(/lido como você indicou/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Campo da coluna categoria')).not.toBeInTheDocument();
  expect(asked.first('ChooseImportLayout')).toEqual({
    id: '7',
    delimiter: 'semicolon',
    headerLine: 3,
  });
});

it("shows the server's reason against a choice", async () => {
  const reason = 'O arquivo só tem a linha dos nomes das colunas.';
  const { user } = openImport({
    CompanyImport: importAnswer({ status: 'uploaded', layout: unsure }),
    ChooseImportLayout: {
      error: { code: 'BAD_USER_INPUT', message: 'Confira.', fields: { headerLine: [reason] } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ler as colunas assim' }));
  expect(await screen.findByText(reason)).toBeInTheDocument();
});

it('asks nothing where the server is sure', async () => {
  openImport({ CompanyImport: importAnswer({ status: 'uploaded' }) });
  expect(await screen.findByLabelText('Campo da coluna categoria')).toBeInTheDocument();
  expect(screen.queryByText(/Não temos certeza/)).not.toBeInTheDocument();
});
