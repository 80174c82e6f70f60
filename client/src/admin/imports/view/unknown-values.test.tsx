import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../../testing/answers.ts';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { importAnswer, problemsAnswer, unknownAnswer } from '../../../testing/fixtures/imports.ts';
import { renderSite } from '../../../testing/render.tsx';
import { ImportView } from './import-view.tsx';

const open = (answers: Answers) =>
  renderSite(<ImportView onTitle={() => {}} />, {
    path: '/admin/import?import=7',
    answers: {
      AdminImports: pageOf('adminImports', []),
      ImportProblems: problemsAnswer([]),
      ...answers,
    },
  });

const CITY = {
  field: 'city',
  value: 'Canpinas - SP',
  rows: 12,
  suggestions: [{ id: '9', text: 'Campinas - SP' }],
};
const FOOD = { field: 'category', value: 'Comidas', rows: 1, suggestions: [] };

it('replaces an unknown city with one press, and an unknown category by choice', async () => {
  const { user, asked } = open({
    CompanyImport: importAnswer(),
    ImportUnknownValues: unknownAnswer([CITY, FOOD]),
    ReplaceImportValue: inTurn(
      { error: { code: 'INTERNAL_SERVER_ERROR' } },
      importAnswer({ status: 'checking', percent: 0 }, 'replaceImportValue'),
    ),
  });
  expect(await screen.findByText('Cidade · 12 linhas')).toBeInTheDocument();
  expect(screen.getByText('Você quis dizer')).toBeInTheDocument();
  await user.selectOptions(await screen.findByLabelText('Categoria de Comidas'), 'Alimentação');
  expect(asked.has('ReplaceImportValue')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Usar esta categoria para Comidas' }));
  expect(await screen.findByText('Erro ao trocar o valor. Tente novamente.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Canpinas - SP quer dizer Campinas - SP' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Conferindo o arquivo' })).toBeInTheDocument();
  expect(
    asked.flatMap(({ name, variables }) => (name === 'ReplaceImportValue' ? [variables.input] : [])),
  ).toEqual([
    { field: 'category', value: 'Comidas', meaningId: '3' },
    { field: 'city', value: 'Canpinas - SP', meaningId: '9' },
  ]);
});

it('finds the meaning of a kind and a city without suggestions by typing', async () => {
  const category = { __typename: 'Category', id: '3', name: 'Alimentação' };
  const kind = { __typename: 'Kind', id: '5', slug: 'padaria', name: 'Padaria', category };
  const { user, asked } = open({
    CompanyImport: importAnswer(),
    ImportUnknownValues: unknownAnswer([
      { field: 'kinds', value: 'Fornada', rows: 2, suggestions: [] },
      { ...CITY, suggestions: [] },
    ]),
    KindChoices: { data: { kinds: [kind] } },
    Cities: { data: { cities: [{ __typename: 'City', id: '9', name: 'Campinas', state: 'SP' }] } },
    ReplaceImportValue: { error: { code: 'INTERNAL_SERVER_ERROR' } },
  });
  await user.type(await screen.findByLabelText('Segmento de “Fornada”'), 'pad');
  await user.click(await screen.findByRole('option', { name: /Padaria/ }));
  await user.type(screen.getByLabelText('Cidade de “Canpinas - SP”'), 'camp');
  await user.click(await screen.findByRole('option', { name: /Campinas/ }));
  await waitFor(() =>
    expect(
      asked.flatMap(({ name, variables }) => (name === 'ReplaceImportValue' ? [variables.input] : [])),
    ).toEqual([
      { field: 'kinds', value: 'Fornada', meaningId: '5' },
      { field: 'city', value: 'Canpinas - SP', meaningId: '9' },
    ]),
  );
});

it('takes a meaning back that was given by mistake', async () => {
  const { user, asked } = open({
    CompanyImport: importAnswer(),
    ImportUnknownValues: unknownAnswer([], [{ field: 'category', value: 'Comidas', meaning: 'Varejo' }]),
    ReplaceImportValue: importAnswer({ status: 'checking', percent: 0 }, 'replaceImportValue'),
  });
  await user.click(await screen.findByRole('button', { name: 'Desfazer: Comidas quer dizer Varejo' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Conferindo o arquivo' })).toBeInTheDocument();
  expect(asked.first('ReplaceImportValue')?.input).toEqual({
    field: 'category',
    value: 'Comidas',
    meaningId: null,
  });
});
