import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answers.ts';
import { decided } from '../../../testing/fixtures/approvals.ts';
import { approvalHeading, approvalsPage, openApprovals } from '../../../testing/screens/approvals-screen.tsx';

const QUESTION = 'Descartar o que foi digitado?';
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const APPROVED = decided();
const UNDONE = { data: { undoDecision: { __typename: 'UndoneDecision', kind: 'newCompany', id: '1' } } };
const CHANGED = {
  error: { code: 'CONFLICT', reason: 'CHANGED_MEANWHILE', message: 'Esta empresa mudou.' },
};

/** Opens the second of three approvals, with a reason that is being typed. */
async function openWithReason(reason: string) {
  const { user } = openApprovals('?kind=newCompany&item=newCompany:2', {
    Approvals: approvalsPage(1, [1, 2, 3], 3),
  });
  await approvalHeading('Bar 2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rejeitar' })).toBeEnabled());
  await user.keyboard('r');
  const field = await screen.findByLabelText('Outro motivo (opcional)');
  await user.type(field, reason);
  return { user, field };
}

it.each([
  ['Próximo', () => button('Próximo'), 'Bar 3'],
  ['Anterior', () => button('Anterior'), 'Bar 1'],
  ['a row', () => screen.findByRole('link', { name: 'Bar 3' }), 'Bar 3'],
])('asks before %s loses a typed reason', async (_what, away, there) => {
  const { user, field } = await openWithReason('Falta o jk');
  await user.click(await away());
  expect(screen.getByText(QUESTION)).toBeInTheDocument();
  await user.click(await button('Continuar aqui'));
  expect(await approvalHeading('Bar 2')).toBeInTheDocument();
  expect(field).toHaveValue('Falta o jk');
  await user.click(await away());
  await user.click(await button('Descartar'));
  expect(await approvalHeading(there)).toBeInTheDocument();
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});

it('asks before a key of the review loses a typed reason', async () => {
  const { user } = await openWithReason('Falta');
  screen.getByRole('heading', { name: 'Bar 2', level: 2 }).focus();
  await user.keyboard('j');
  expect(screen.getByText(QUESTION)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Bar 2', level: 2 })).toBeInTheDocument();
});

it('does not ask where nothing was typed', async () => {
  const { user } = await openWithReason(' ');
  await user.click(await button('Próximo'));
  expect(await approvalHeading('Bar 3')).toBeInTheDocument();
});

/** Approves the first of three approvals and types a reason for the second. */
async function approveAndType(answers: Answers) {
  const rendered = openApprovals('?kind=newCompany&item=newCompany:1', {
    Approvals: approvalsPage(1, [1, 2, 3], 3),
    Decide: APPROVED,
    ...answers,
  });
  await approvalHeading('Bar 1');
  await rendered.user.click(await button(/^Aprovar/));
  await approvalHeading('Bar 2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rejeitar' })).toBeEnabled());
  await rendered.user.keyboard('r');
  const field = await screen.findByLabelText('Outro motivo (opcional)');
  await rendered.user.type(field, 'Falta');
  return { ...rendered, field };
}

it.each([
  ['its button', (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Desfazer: / }))],
  [
    'its key',
    async (user: UserEvent) => {
      screen.getByRole('heading', { name: 'Bar 2', level: 2 }).focus();
      await user.keyboard('u');
    },
  ],
])('keeps a typed reason when another decision is undone by %s', async (_what, undo) => {
  const { user, asked, field } = await approveAndType({ UndoDecision: UNDONE });
  await undo(user);
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  expect(asked.has('UndoDecision')).toBe(true);
  expect(await approvalHeading('Bar 2')).toBeInTheDocument();
  expect(field).toHaveValue('Falta');
});

it('keeps a typed reason when the server says that the approval has changed', async () => {
  const { user, asked } = openApprovals('?kind=newCompany&item=newCompany:1', {
    Approvals: approvalsPage(1, [1], 1),
    Decide: CHANGED,
  });
  await approvalHeading('Bar 1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rejeitar' })).toBeEnabled());
  await user.keyboard('r');
  await user.type(await screen.findByLabelText('Outro motivo (opcional)'), 'Falta');
  await user.click(await button('Rejeitar'));
  expect(await screen.findByText('Esta empresa mudou.')).toBeInTheDocument();
  await waitFor(() => expect(asked.of('ApprovalDetails')).toHaveLength(2));
  expect(await screen.findByLabelText('Outro motivo (opcional)')).toHaveValue('Falta');
});

it('asks before Escape loses a typed reason, and Escape stays then', async () => {
  const { user, field } = await openWithReason('Falta');
  await user.keyboard('{Escape}');
  expect(screen.getByText(QUESTION)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  expect(field).toHaveValue('Falta');
  await user.click(await button('Cancelar'));
  await user.click(await button('Descartar'));
  expect(screen.queryByLabelText('Outro motivo (opcional)')).not.toBeInTheDocument();
  expect(await approvalHeading('Bar 2')).toHaveFocus();
});

it('closes the reasons by Escape wherever the focus is, then the approval, and returns to its row', async () => {
  const { user } = await openWithReason(' ');
  screen.getByRole('link', { name: 'Voltar às aprovações' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Outro motivo (opcional)')).not.toBeInTheDocument();
  expect(await approvalHeading('Bar 2')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Bar 2' })).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'Voltar às aprovações' })).not.toBeInTheDocument();
});
