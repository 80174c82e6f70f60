import { execFileSync } from 'node:child_process';
import { constants } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowTexts } from './rows/row-texts.ts';
import { openReport } from './write-report.ts';

test.each(['=1+1', ' =1+1', '\r=1', '＝1+1', '＠SUM(A1)'])(
  '%j in a report is a text, not a formula',
  async (reason) => {
    const folder = await mkdtemp(join(tmpdir(), 'report-'));
    try {
      const path = join(folder, 'report.csv');
      const report = await openReport(path, rowTexts(false));
      await report.write([{ line: 2, field: 'email' as const, column: 'nome', kind: 'warning', reason }]);
      await report.close();
      expect(await readFile(path, 'utf8')).toMatch(/;aviso;"?'/);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

test('a report of several files says which one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  try {
    const path = join(folder, 'report.csv');
    const report = await openReport(path, rowTexts(false), true);
    const line = {
      line: 12,
      field: 'cnpj' as const,
      column: 'cnpj',
      kind: 'refused' as const,
      reason: 'Não.',
    };
    await report.write([line], (all) => ({ file: 'B', line: all - 10 }));
    await report.close();
    expect(await readFile(path, 'utf8')).toMatch(/^\uFEFFarquivo;linha;coluna;[^\n]*\nB;2;cnpj;recusada;/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('writing a report that nobody can read fails with its path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  const path = join(folder, 'report.csv');
  try {
    // Writing to a pipe fails once nobody reads it.
    execFileSync('mkfifo', [path]);
    const reader = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const report = await openReport(path, rowTexts(false));
    await reader.close();
    const line = { line: 2, field: 'email' as const, column: 'nome', kind: 'warning' as const, reason: 'x' };
    await expect(report.write([line])).rejects.toMatchObject({ code: 'EPIPE', path });
    await report.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
