import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { haveSession } from '../../../testing/account.ts';
import type { Answers } from '../../../testing/answers.ts';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { approvalRow, bulkAnswers, bulkJob, decided, undone } from '../../../testing/fixtures/approvals.ts';
import { promiseWithResolvers } from '../../../testing/promise-with-resolvers.ts';
import { approvalHeading, openApprovals } from '../../../testing/screens/approvals-screen.tsx';

const APPROVED = decided('1', 'photo');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('shows a bulk action on when the screen is left, with its undo', async () => {
  const job = { kind: 'photo', total: 2, processedCount: 2 };
  const { user, asked } = openApprovals('?kind=photo', {
    Approvals: pageOf('adminWork', [approvalRow('1', 'Bar A', 'photo'), approvalRow('2', 'Bar B', 'photo')]),
    ...bulkAnswers(job),
    UndoBulkAction: { data: { undoBulkAction: bulkJob({ ...job, status: 'undone', undoneCount: 2 }) } },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  const approve = await button('Aprovar');
  act(() => {
    approve.click();
    screen.getByRole('button', { name: 'Sair daqui' }).click();
  });
  expect(await screen.findByText(/^2 fotos ficam no guia\./)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Esperam por você' })).not.toBeInTheDocument();
  await user.keyboard('u');
  expect(await screen.findByText('Desfeito: 2 fotos esperam de novo por uma decisão.')).toBeInTheDocument();
  expect(asked.of('UndoBulkAction')).toHaveLength(1);
});

const openReview = (answers: Answers = {}) =>
  openApprovals('?kind=photo&item=photo:1', {
    Approvals: pageOf('adminWork', [approvalRow('1', 'Bar A', 'photo'), approvalRow('2', 'Bar B', 'photo')]),
    Decide: APPROVED,
    UndoDecision: undone,
    ...answers,
  });

/** Approves the photo of the first bar of two; the review of the second is open then. */
async function openReviewWithDecision(answers: Answers = {}) {
  const rendered = openReview(answers);
  const approve = await button('Aprovar');
  await waitFor(() => expect(approve).toBeEnabled());
  await rendered.user.click(approve);
  await approvalHeading('Bar B');
  await button('Desfazer: A foto de Bar A fica no guia.');
  return rendered;
}

/** Approves the photo of the first bar of two, in its review, which is left. */
async function approvePhotoInReview(left: 'before' | 'after' = 'after') {
  const rendered = openReview();
  const approve = await button('Aprovar');
  await waitFor(() => expect(approve).toBeEnabled());
  const leave = () => screen.getByRole('button', { name: 'Sair daqui' }).click();
  if (left === 'before')
    act(() => {
      approve.click();
      leave();
    });
  else {
    await rendered.user.click(approve);
    await button('Desfazer: A foto de Bar A fica no guia.');
    act(leave);
  }
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  return rendered;
}

it.each(['before', 'after'] as const)(
  'keeps the undo of a decision in a toast when the screen is left %s its answer',
  async (left) => {
    const { user, asked } = await approvePhotoInReview(left);
    await user.click(await button('Desfazer: A foto de Bar A fica no guia.'));
    expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
    expect(asked.of('UndoDecision')).toEqual([{ kind: 'photo', id: '1' }]);
    expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
  },
);

it('offers the undo to nobody who signs in afterwards', async () => {
  haveSession({ id: '1', role: 'admin' });
  await openReviewWithDecision();
  act(() => {
    haveSession({ id: '2', role: 'admin' });
    screen.getByRole('button', { name: 'Sair daqui' }).click();
  });
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});

it('offers the undo to nobody who signs in before the answer', async () => {
  const { promise: after, resolve: answer } = promiseWithResolvers<void>();
  haveSession({ id: '1', role: 'admin' });
  const { user } = openReview({ Decide: { ...APPROVED, after } });
  const approve = await button('Aprovar');
  await waitFor(() => expect(approve).toBeEnabled());
  await user.click(approve);
  act(() => haveSession({ id: '2', role: 'admin' }));
  await act(async () => answer());
  await approvalHeading('Bar B');
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});

/** Undoes the first bar's photo in the review of the second; the server answers once `answer` is called. */
async function openReviewWithLateUndo() {
  const { promise: after, resolve: answer } = promiseWithResolvers<void>();
  const rendered = await openReviewWithDecision({
    Approvals: pageOf(
      'adminWork',
      [1, 2, 3].map((id) => approvalRow(`${id}`, `Bar ${' ABC'[id]}`, 'photo')),
    ),
    UndoDecision: { ...undone({ kind: 'photo', id: '1' }), after },
  });
  await rendered.user.click(await button('Desfazer: A foto de Bar A fica no guia.'));
  await waitFor(() => expect(rendered.asked.map(({ name }) => name)).toContain('UndoDecision'));
  return { ...rendered, answer: () => act(async () => answer()) };
}

it('leads back to an approval whose decision was undone late', async () => {
  const { answer, location } = await openReviewWithLateUndo();
  await answer();
  await waitFor(() => expect(location.path).toContain('photo:1'));
});

it.each([
  [
    'from the list',
    async (user: UserEvent) => {
      await user.click(await screen.findByRole('link', { name: 'Voltar às aprovações' }));
      await user.click(await screen.findByRole('link', { name: /Bar C/ }));
    },
  ],
  ['by its key', (user: UserEvent) => user.keyboard('j')],
])('stays in another details that was opened %s while an undo was on its way', async (_, openOther) => {
  const { user, answer, location } = await openReviewWithLateUndo();
  await openOther(user);
  await approvalHeading('Bar C');
  await answer();
  expect(location.path).toContain('photo:3');
});

it('takes the undo away from whoever signs in while the review stays open', async () => {
  haveSession({ id: '1', role: 'admin' });
  await openReviewWithDecision();
  act(() => haveSession({ id: '2', role: 'admin' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument());
});

const inboxPage = ({ kinds, page }: Record<string, unknown>) =>
  String(kinds) === 'photo'
    ? pageOf('adminWork', [approvalRow('1', 'Bar A', 'photo'), approvalRow('2', 'Bar B', 'photo')], {
        page: Number(page),
        lastPage: 3,
        total: 120,
      })
    : pageOf('adminWork', [approvalRow('5', 'Bar E')]);

/** Approves a photo of page 2 in its review and goes back to the list. */
async function approveAndGoBack() {
  const rendered = openApprovals('?kind=photo&page=2&item=photo:1', {
    Approvals: inboxPage,
    Decide: APPROVED,
    UndoDecision: undone,
  });
  const approve = await button('Aprovar');
  await waitFor(() => expect(approve).toBeEnabled());
  await rendered.user.click(approve);
  await approvalHeading('Bar B');
  await rendered.user.click(await screen.findByRole('link', { name: 'Voltar às aprovações' }));
  await screen.findByRole('link', { name: 'Bar B' });
  return rendered;
}
const UNDO = 'Desfazer: A foto de Bar A fica no guia.';

it('opens the approval again on its page of the list', async () => {
  const { user, location } = await approveAndGoBack();
  await user.click(await button(UNDO));
  await waitFor(() => expect(location.path).toBe('/admin/approvals?kind=photo&page=2&item=photo:1'));
});

it('opens the approval again without the page of another filter', async () => {
  const { user, location } = await approveAndGoBack();
  await user.click(await button(/^Empresas novas/));
  await screen.findByRole('link', { name: 'Bar E' });
  await user.click(await button(UNDO));
  await waitFor(() => expect(location.path).toBe('/admin/approvals?kind=newCompany&item=photo:1'));
});

it('stays in the list where a reason is being typed', async () => {
  const { user, location } = await approveAndGoBack();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar Bar B' }));
  await user.click(await button('Remover'));
  await user.type(screen.getByRole('textbox', { name: /^Outro motivo/ }), 'Escura');
  await user.click(await button(UNDO));
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  expect(location.path).toBe('/admin/approvals?kind=photo&page=2');
  expect(screen.getByRole('textbox', { name: /^Outro motivo/ })).toHaveValue('Escura');
});

it('undoes it by its key after a way back to the inbox', async () => {
  const { user, asked } = await approvePhotoInReview();
  await button('Desfazer: A foto de Bar A fica no guia.');
  await user.click(await button('Voltar aqui'));
  await button('Próximo');
  await user.keyboard('u');
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  expect(asked.of('UndoDecision')).toHaveLength(1);
});

it('offers that undo for the rest of the ten seconds only', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });

  await approvePhotoInReview();
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(screen.getByRole('button', { name: /^Desfazer/ })).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});

it('gives the focus to the inbox after the last decision', async () => {
  const { user, location } = openApprovals('?kind=photo&item=photo:1', {
    Approvals: pageOf('adminWork', [approvalRow('1', 'Bar A', 'photo')]),
    Decide: APPROVED,
  });
  const approve = await button('Aprovar');
  await waitFor(() => expect(approve).toBeEnabled());
  await user.click(approve);
  await waitFor(() => expect(location.path).not.toContain('item='));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Esperam por você' })).toHaveFocus());
});

it('stays where one has gone when the answer of an undo comes late', async () => {
  const { asked, location } = await openReviewWithDecision();
  const undo = await button('Desfazer: A foto de Bar A fica no guia.');
  act(() => {
    undo.click();
    screen.getByRole('button', { name: 'Sair daqui' }).click();
  });
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('UndoDecision'));
  await act(async () => {});
  expect(location.path).toContain('photo:2');
});
