import { expect, it } from 'vitest';
import { progressText, summaryText } from './import-messages.ts';

const progress = { read: 1_000, created: 1, updated: 0, unchanged: 2, refused: 1, warnings: 0 };
const summary = (importId: number | null, isComplete = true, refused?: string) =>
  summaryText(
    { ...progress, importId, seconds: 2, isComplete, ignoredColumns: [] },
    { database: 'aqui', report: 'r.csv', refused },
  );

it('uses the singular for one', () => {
  expect(progressText(progress, false)).toBe(
    '1.000 linhas lidas: 1 nova, 0 atualizadas, 2 sem mudança, 1 recusada',
  );
  expect(progressText({ ...progress, read: 1, updated: 1 }, true)).toBe(
    '1 linha lida: 1 nova, 1 a atualizar, 2 sem mudança, 1 a recusar',
  );
});

it('describes in a dry run what an import would do', () => {
  expect(summary(null)).toMatch(/nada foi gravado\. A importação daria este resultado:/);
  expect(summary(null)).toMatch(/A atualizar: +0\n[\s\S]*A recusar: +1\n/);
  expect(summary(7)).toMatch(/concluída\.\n[\s\S]*Atualizadas: +0\n[\s\S]*Recusadas: +1\n/);
  expect(summary(7, false)).toMatch(/^Importação interrompida/);
});

it('says last where report and rejected rows are', () => {
  expect(summary(7)).toMatch(/\nRelatório: r\.csv\n$/);
  expect(summary(7, true, 'x.csv')).toMatch(/\nLinhas recusadas, para corrigir e importar: x\.csv\n$/);
});

it('says of the register how many were left out, and why', () => {
  const leftOut = { inactive: 1_234, abroad: 0, elsewhere: 5, otherKind: 0, person: 0 };
  const text = summaryText(
    { ...progress, importId: 7, seconds: 2, isComplete: true, ignoredColumns: [], leftOut },
    { database: 'aqui', report: 'r.csv', refused: undefined },
  );
  expect(text).toMatch(
    /deixados de fora:\n +1\.234 {2}Não ativos[^\n]*\n +0 {2}No exterior\n +5 {2}De outras/,
  );
});
