import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { workRow } from '../../../testing/fixtures/work.ts';
import { openWork } from '../../../testing/screens/work-screen.tsx';
import type { WorkKind } from '../../kinds/approval-kinds.ts';

const openKind = (kind: WorkKind) =>
  openWork(
    `?item=${kind}:5`,
    { Work: pageOf('adminWork', [workRow('5', 'Bar 5', kind)]) },
    { kinds: ['planRequest', 'reportedRating'] },
  );

it.each([
  ['planRequest', 'Rejeitar', 'O motivo da rejeição é obrigatório.'],
  ['reportedRating', 'Ocultar', 'Informe o motivo.'],
] as const)('asks for the reason of a %s in words of its kind', async (kind, label, problem) => {
  const { user, asked } = openKind(kind);
  const reject = () => screen.findByRole('button', { name: new RegExp(`^${label}`) });
  await user.click(await reject());
  const field = await screen.findByLabelText(/^Outro motivo/);
  await user.click(await reject());
  expect(field).toHaveAccessibleDescription(problem);
  expect(field).toHaveFocus();
  expect(asked.some(({ name }) => /Reject|Hide|Moderate/.test(name))).toBe(false);
});
