import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../../testing/answers.ts';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import {
  approvalDetails,
  approvalRow,
  bulkAnswers,
  bulkFailure,
  decided,
} from '../../../testing/fixtures/approvals.ts';
import {
  approvalHeading,
  approvalsPage,
  from,
  openApprovals,
} from '../../../testing/screens/approvals-screen.tsx';
import type { WorkKind } from '../../approval-types/approval-types.ts';

const EARLY = '2026-11-04T12:00:00.000Z';
const LATE = '2026-11-04T12:07:00.000Z';
const MESSAGE = 'Esta empresa mudou enquanto isso. Confira de novo antes de decidir.';
const CHANGED = { code: 'CONFLICT', reason: 'CHANGED_MEANWHILE', message: MESSAGE };
const approved = decided('2');
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const canApprove = () => waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar' })).toBeEnabled());

/** Answers an approval as it was at first, later as it is now: overdue. */
function detailsOf(first: object, then: object) {
  const times = new Map<string, number>();
  return (variables: Record<string, unknown>) => {
    const id = String(variables.id);
    const count = times.get(id) ?? 0;
    times.set(id, count + 1);
    const { adminWorkMatter } = approvalDetails(variables).data;
    return { data: { adminWorkMatter: { ...adminWorkMatter, ...(count === 0 ? first : then) } } };
  };
}

it('shows an approval that was loaded ahead as it is now, and decides on that', async () => {
  const { user, asked } = openApprovals('?kind=newCompany&item=newCompany:1', {
    Approvals: approvalsPage(1, [1, 2], 2),
    ApprovalDetails: detailsOf({ changedAt: EARLY }, { changedAt: LATE, isOverdue: true }),
    Decide: approved,
  });
  await waitFor(() =>
    expect(asked.some(({ name, variables }) => name === 'ApprovalDetails' && variables.id === '2')).toBe(
      true,
    ),
  );
  await user.keyboard('j');
  expect(await approvalHeading('Bar 2')).toBeInTheDocument();
  expect(await screen.findByText('Atrasada')).toBeInTheDocument();
  await canApprove();
  await user.keyboard('a');
  await waitFor(() => expect(asked.has('Decide')).toBe(true));
  expect(asked.first('Decide')).toEqual({
    kind: 'newCompany',
    decision: 'approve',
    reason: null,
    id: '2',
    changedAt: LATE,
  });
});

it('shows an approval that was loaded ahead at once, while it is read again', async () => {
  const answer = detailsOf({ changedAt: EARLY, isOverdue: true }, {});
  const asked: string[] = [];
  const answerOnce = (variables: Record<string, unknown>) => {
    asked.push(String(variables.id));
    return asked.filter((id) => id === '2').length > 1 ? ({ pending: true } as const) : answer(variables);
  };
  const { user } = openApprovals('?kind=newCompany&item=newCompany:1', {
    Approvals: approvalsPage(1, [1, 2], 2),
    ApprovalDetails: answerOnce,
  });
  await waitFor(() => expect(asked).toContain('2'));
  await user.keyboard('j');
  expect(await approvalHeading('Bar 2')).toBeInTheDocument();
  await canApprove();
  expect(screen.getByText('Atrasada')).toBeInTheDocument();
  expect(asked.filter((id) => id === '2')).toHaveLength(2);
});

it.each([
  { key: 'a', decision: 'approve', reason: null },
  {
    key: 'r',
    decision: 'reject',
    reason: 'Esta empresa já está no guia.',
  },
])(
  'shows an approval anew when the server says that it has changed: $decision',
  async ({ key, decision, reason }) => {
    const { user, asked } = openApprovals('?kind=newCompany&item=newCompany:1', {
      Approvals: approvalsPage(1, [1], 1),
      ApprovalDetails: detailsOf({ changedAt: EARLY }, { changedAt: LATE, isOverdue: true }),
      Decide: inTurn({ error: CHANGED }, decided()),
    });
    const decide = async () => {
      if (key === 'a') {
        await canApprove();
        return user.keyboard(key);
      }
      const template = await button(/Esta empresa já está no guia/);
      await waitFor(() => expect(template).toBeEnabled());
      await user.click(template);
    };
    await canApprove();
    // The reasons stay open.
    if (key === 'r') await user.keyboard(key);
    await decide();
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
    expect(await screen.findByText('Atrasada')).toBeInTheDocument();
    expect(await approvalHeading('Bar 1')).toHaveFocus();
    await decide();
    await waitFor(() => expect(asked.filter((one) => one.name === 'Decide')).toHaveLength(2));
    expect(asked.filter((one) => one.name === 'Decide').map(({ variables }) => variables)).toEqual([
      { kind: 'newCompany', id: '1', decision, changedAt: EARLY, reason },
      { kind: 'newCompany', id: '1', decision, changedAt: LATE, reason },
    ]);
  },
);

it('shows the changed caption of a photo, and says which one was approved', async () => {
  const photo = (caption: string) => ({
    __typename: 'AdminPhoto',
    photo: {
      __typename: 'CompanyPhoto',
      id: '1',
      caption,
      placeholder: null,
      crop: null,
      state: 'ready',
      sizes: [{ __typename: 'PhotoSize', width: 480, height: 320, url: '/photos/1.webp' }],
    },
    isCaptionChanged: true,
    reports: [],
  });
  const done = decided('1', 'photo');
  const { user, asked } = openApprovals('?kind=photo&item=photo:1', {
    Approvals: pageOf('adminWork', [approvalRow('1', 'Bar 1', 'photo', { changedAt: EARLY })]),
    ApprovalDetails: detailsOf(
      { changedAt: EARLY, photo: photo('Compre seguidores') },
      { changedAt: LATE, photo: photo('Compre já') },
    ),
    Decide: inTurn({ error: CHANGED }, done),
  });
  expect(await screen.findByText('Compre seguidores')).toBeInTheDocument();
  expect(screen.getByText('Legenda alterada')).toBeInTheDocument();
  await canApprove();
  await user.keyboard('a');
  expect(await screen.findByText('Compre já')).toBeInTheDocument();
  await canApprove();
  await user.keyboard('a');
  const approvals = () => asked.filter(({ name }) => name === 'Decide');
  await waitFor(() => expect(approvals()).toHaveLength(2));
  expect(approvals().map(({ variables }) => variables)).toMatchObject([
    { id: '1', changedAt: EARLY },
    { id: '1', changedAt: LATE },
  ]);
});

/** Opens a list of one kind and selects its page. */
async function selectAll(kind: WorkKind, rows: object[], answers: Answers, total = rows.length) {
  const lastPage = total > rows.length ? 2 : 1;
  const approval = openApprovals(`?kind=${kind}`, {
    Approvals: pageOf('adminWork', rows, { total, lastPage }),
    ...answers,
  });
  await approval.user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  return {
    ...approval,
    sent: (name: string) =>
      approval.asked.filter((one) => one.name === name).map(({ variables }) => variables),
  };
}

it.each([
  ['changedCompany', 'Marcar como revisada', 'approve', undefined],
  ['changedCompany', 'Voltar ao que era', 'reject', /Esta empresa já está no guia/],
  ['newCompany', 'Aprovar', 'approve', undefined],
  ['newCompany', 'Rejeitar', 'reject', /Esta empresa já está no guia/],
] as const)(
  'sends what the list shows of chosen ones, and keeps those that have changed: %s, %s',
  async (kind, label, action, reason) => {
    const row = (id: string, changedAt: string) => approvalRow(id, `Bar ${id}`, kind, { changedAt });
    const { user, sent } = await selectAll(kind, [row('1', EARLY), row('2', LATE)], {
      ...bulkAnswers({
        kind,
        action,
        total: 2,
        processedCount: 2,
        failedCount: 1,
        failures: [bulkFailure('1', 'Bar 1', MESSAGE)],
      }),
    });
    await user.click(await button(label));
    if (reason) await user.click(await button(reason));
    expect(await screen.findByText(/Esta empresa mudou enquanto isso/)).toBeInTheDocument();
    expect(sent('StartBulkAction')).toMatchObject([
      {
        input: {
          kind,
          action,
          ids: ['1', '2'],
          seen: [
            { id: '1', changedAt: EARLY },
            { id: '2', changedAt: LATE },
          ],
        },
      },
    ]);
    expect(await screen.findByRole('link', { name: 'Bar 1' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Bar 2' })).not.toBeInTheDocument();
  },
);

it('accepts several corrections of what the list shows', async () => {
  const row = (id: string, replacedText: string | null) =>
    approvalRow(id, `Bar ${id}`, 'correction', { replacedText });
  const { user, sent } = await selectAll('correction', [row('1', '(19) 3234-5678'), row('2', null)], {
    ...bulkAnswers({ kind: 'correction', total: 2, processedCount: 2 }),
  });
  await user.click(await button('Aceitar'));
  expect(await screen.findByText(/^2 correções foram aceitas\./)).toBeInTheDocument();
  expect(sent('StartBulkAction')).toMatchObject([
    {
      input: {
        seen: [
          { id: '1', replacedText: '(19) 3234-5678' },
          { id: '2', replacedText: null },
        ],
      },
    },
  ]);
});

it('sends what the page shows when the whole filter is decided', async () => {
  const row = (id: string, changedAt: string) =>
    approvalRow(id, `Bar ${id}`, 'changedCompany', { changedAt });
  const { user, sent } = await selectAll(
    'changedCompany',
    [row('1', EARLY)],
    bulkAnswers({ kind: 'changedCompany', total: 2, processedCount: 2 }),
    2,
  );
  await user.click(await button('Selecionar todas as 2'));
  await user.click(await button('Marcar como revisada'));
  await user.click(await button('Marcar como revisada: 2 empresas alteradas'));
  await waitFor(() => expect(sent('StartBulkAction')).toHaveLength(1));
  expect(sent('StartBulkAction')).toEqual([
    {
      input: {
        kind: 'changedCompany',
        action: 'approve',
        waiting: { q: null },
        total: 2,
        seen: [{ id: '1', changedAt: EARLY }],
      },
    },
  ]);
});

it('says what was seen of companies that are chosen on several pages', async () => {
  const rows = (first: number, count: number) =>
    from(first, count).map((id) => approvalRow(String(id), `Bar ${id}`, 'newCompany', { changedAt: EARLY }));
  const pages = ({ page }: Record<string, unknown>) =>
    pageOf('adminWork', page === 2 ? rows(51, 1) : rows(1, 50), {
      page: Number(page),
      lastPage: 2,
      total: 51,
    });
  const { user, asked } = openApprovals('?kind=newCompany', {
    Approvals: pages,
    ...bulkAnswers({ total: 51, processedCount: 51 }),
  });
  const choose = async () =>
    user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  const turn = async (page: string, first: string) => {
    const links = within(screen.getByRole('navigation', { name: 'Páginas das aprovações' }));
    await user.click(links.getByRole('link', { name: page }));
    await screen.findByRole('link', { name: first });
  };
  await screen.findByRole('link', { name: 'Bar 1' });
  await choose();
  await turn('Próxima', 'Bar 51');
  await choose();
  await user.click(await button('Aprovar'));
  await waitFor(() => expect(asked.has('StartBulkAction')).toBe(true));
  const { input } = asked.first('StartBulkAction') ?? {};
  expect(input.ids).toHaveLength(51);
  expect(input.seen).toHaveLength(51);
  expect(input.seen[50]).toEqual({ id: '51', changedAt: EARLY });
});

it('says what a revert does not bring back', async () => {
  const { user } = openApprovals('?kind=changedCompany&item=changedCompany:1', {
    Approvals: pageOf('adminWork', [approvalRow('1', 'Bar 1', 'changedCompany', { changedAt: EARLY })]),
    Decide: decided('1', 'changedCompany', ['Segmentos', 'Características']),
  });
  await user.click(await button('Voltar ao que era'));
  await user.click(await button(/Esta empresa já está no guia/));
  expect(
    await screen.findByText('O que não voltou, porque não existe mais: Segmentos, Características.'),
  ).toBeInTheDocument();
});
