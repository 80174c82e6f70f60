import type { ImportPartsFragment } from './imports.gen.ts';

/** An import as the server gives it to the tests: checked, with problems. */
export const importRow = (changes: Partial<ImportPartsFragment> = {}) => ({
  __typename: 'CompanyImport',
  id: '7',
  fileName: 'lojas.csv',
  status: 'checked',
  isOfBrowser: true,
  startedAt: '2026-11-04T12:05:00.000Z',
  finishedAt: null,
  percent: 100,
  columns: [
    { __typename: 'ImportColumn', header: 'loja', field: null, samples: ['Bar do Zé', 'Café Sol'] },
    { __typename: 'ImportColumn', header: 'categoria', field: 'category', samples: ['Alimentação'] },
    { __typename: 'ImportColumn', header: '', field: 'city', samples: [] },
  ],
  rowsRead: 100,
  rowsCreated: 90,
  rowsUpdated: 5,
  rowsUnchanged: 2,
  rowsRefused: 3,
  warnings: 4,
  error: null,
  isStopping: false,
  ...changes,
});

export const importAnswer = (changes: Partial<ImportPartsFragment> = {}, field = 'companyImport') => ({
  data: { [field]: importRow(changes) },
});

export const problemsAnswer = (
  items: { line: number; column: string; kind: string; situation: string; reason: string }[],
  changes = {},
) => ({
  data: {
    companyImport: {
      __typename: 'CompanyImport',
      id: '7',
      problems: {
        __typename: 'ImportProblemPage',
        items: items.map((item) => ({ __typename: 'ImportProblem', ...item })),
        page: 1,
        lastPage: 1,
        total: items.length,
        ...changes,
      },
    },
  },
});
