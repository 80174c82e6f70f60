import { vi } from 'vitest';
import { ImportView } from '../../admin/imports/view/import-view.tsx';
import type { Answers } from '../answers.ts';
import { pageOf } from '../fixtures/admin.ts';
import { problemsAnswer, unknownAnswer } from '../fixtures/imports.ts';
import { renderSite } from '../render.tsx';

export const PROBLEM = {
  line: 12,
  column: 'cidade',
  kind: 'refused',
  situation: 'Será recusada',
  reason: 'Cidade desconhecida: “Xis”.',
};

/** Renders the import's page, without earlier imports and with one problem unless `answers` says otherwise. */
export function openImport(answers: Answers, path = '/admin/import?import=7') {
  const onTitle = vi.fn();
  const rendered = renderSite(<ImportView onTitle={onTitle} />, {
    path,
    answers: {
      AdminImports: pageOf('adminImports', []),
      ImportProblems: problemsAnswer([PROBLEM]),
      ImportUnknownValues: unknownAnswer([]),
      ...answers,
    },
  });
  return { ...rendered, onTitle };
}
