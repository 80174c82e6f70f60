// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { importRow } from '../../testing/fixtures/imports.ts';
import { FIELD_CHOICES, FIELD_LABELS, missingOf } from './column-mapping.tsx';
import { TEMPLATE_GLANCE, TEMPLATE_LINES } from './file-guide.tsx';
import { announcementOf, isWorking, titleOf } from './import-states.ts';
import type { ImportPartsFragment } from './imports.gen.ts';

const item = (changes: Partial<ImportPartsFragment>) => importRow(changes) as ImportPartsFragment;

it('offers the template of the documentation', () => {
  const file = fileURLToPath(new URL('../../../../docs/reference/import-template.csv', import.meta.url));
  expect(TEMPLATE_LINES).toEqual(readFileSync(file, 'utf8').trim().split(/\r?\n/));
  expect(TEMPLATE_GLANCE.rows[1]).toEqual([
    'Oficina Boa Viagem',
    'Serviços',
    'Recife',
    'PE',
    '(81) 99555-0198',
  ]);
});

it('lists the missing required columns', () => {
  expect(missingOf([])).toEqual(['Nome', 'Categoria', 'Cidade']);
  expect(missingOf(['legalName', 'segment', null])).toEqual(['Cidade']);
  expect(missingOf(['name', 'category', 'ibge'])).toEqual([]);
});

it('offers every field once', () => {
  const offered = FIELD_CHOICES.flatMap((choice) =>
    'items' in choice ? choice.items.map(({ value }) => value) : [],
  );
  expect(offered.toSorted()).toEqual(Object.keys(FIELD_LABELS).toSorted());
});

it('shows progress in the title and announces it in steps of 10 %', () => {
  const running = item({ status: 'running', percent: 47 });
  expect(titleOf(undefined)).toBe('Importar empresas');
  expect(titleOf(running)).toBe('47% · Importando empresas');
  expect(announcementOf(running)).toBe('Importando empresas: 40%');
  expect(titleOf(item({ status: 'undoing' }))).toBe('Desfazendo a importação');
  expect(announcementOf(item({ status: 'undoing' }))).toBe('Desfazendo a importação');
  expect(announcementOf(item({ status: 'done', rowsCreated: 1, rowsRefused: 1_200 }))).toBe(
    'Importação concluída: 1 empresa nova, 1.200 linhas recusadas.',
  );
  expect(announcementOf(item({ status: 'checked', rowsRefused: 1 }))).toBe(
    'Resultado da conferência: 90 empresas novas, 1 linha será recusada.',
  );
  expect(announcementOf(item({ status: 'checked' }))).toMatch(/, 3 linhas serão recusadas\.$/);
  expect(announcementOf(item({ status: 'cancelled' }))).toBe('');
});

it('does not poll imports of the command line', () => {
  expect(isWorking({ status: 'running', isOfBrowser: false })).toBe(false);
  expect(isWorking({ status: 'running', isOfBrowser: true })).toBe(true);
});
