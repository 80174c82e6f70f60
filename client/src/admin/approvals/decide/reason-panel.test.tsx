import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { approvalRow } from '../../../testing/fixtures/approvals.ts';
import { openApprovals } from '../../../testing/screens/approvals-screen.tsx';
import type { WorkKind } from '../../approval-types/approval-types.ts';

const openKind = (kind: WorkKind) =>
  openApprovals(
    `?item=${kind}:5`,
    { Approvals: pageOf('adminWork', [approvalRow('5', 'Bar 5', kind)]) },
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
