import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../../testing/answers.ts';
import { pageOf } from '../../../testing/fixtures/admin.ts';
import { bulkJob, workMatter, workRow } from '../../../testing/fixtures/work.ts';
import { from, openWork, workHeading, workPage } from '../../../testing/screens/work-screen.tsx';
import type { WorkKind } from '../work-kinds.ts';

const EARLY = '2026-11-04T12:00:00.000Z';
const LATE = '2026-11-04T12:07:00.000Z';
const MESSAGE = 'Esta empresa mudou enquanto isso. Confira de novo antes de decidir.';
const CHANGED = { code: 'CONFLICT', reason: 'CHANGED_MEANWHILE', message: MESSAGE };
const approved = { data: { approveCompany: { __typename: 'Company', id: '2', isApproved: true } } };
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const canApprove = () => waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar' })).toBeEnabled());

const seeChanges = ({ id }: Record<string, unknown>) => ({
  data: { markChangesSeen: { __typename: 'Company', id } },
});
const refuseFirst = ({ id }: Record<string, unknown>) =>
  id === '1' ? { error: CHANGED } : seeChanges({ id });
/** Answers a matter as it was at first, later as it is now: overdue. */
function matterOf(first: object, then: object) {
  const times = new Map<string, number>();
  return (variables: Record<string, unknown>) => {
    const id = String(variables.id);
    const count = times.get(id) ?? 0;
    times.set(id, count + 1);
    const { adminWorkMatter } = workMatter(variables).data;
    return { data: { adminWorkMatter: { ...adminWorkMatter, ...(count === 0 ? first : then) } } };
  };
}

it('shows a matter that was loaded ahead as it is now, and decides on that', async () => {
  const { user, asked } = openWork('?kind=newCompany&item=newCompany:1', {
    Work: workPage(1, [1, 2], 2),
    WorkMatter: matterOf({ changedAt: EARLY }, { changedAt: LATE, isOverdue: true }),
    WorkApproveCompany: approved,
  });
  await waitFor(() =>
    expect(asked.some(({ name, variables }) => name === 'WorkMatter' && variables.id === '2')).toBe(true),
  );
  await user.keyboard('j');
  expect(await workHeading('Bar 2')).toBeInTheDocument();
  expect(await screen.findByText('Atrasada')).toBeInTheDocument();
  await canApprove();
  await user.keyboard('a');
  await waitFor(() => expect(asked.some(({ name }) => name === 'WorkApproveCompany')).toBe(true));
  expect(asked.find(({ name }) => name === 'WorkApproveCompany')?.variables).toEqual({
    id: '2',
    changedAt: LATE,
  });
});

it('shows a matter that was loaded ahead at once, while it is read again', async () => {
  const answer = matterOf({ changedAt: EARLY, isOverdue: true }, {});
  const asked: string[] = [];
  const answerOnce = (variables: Record<string, unknown>) => {
    asked.push(String(variables.id));
    return asked.filter((id) => id === '2').length > 1 ? ({ pending: true } as const) : answer(variables);
  };
  const { user } = openWork('?kind=newCompany&item=newCompany:1', {
    Work: workPage(1, [1, 2], 2),
    WorkMatter: answerOnce,
  });
  await waitFor(() => expect(asked).toContain('2'));
  await user.keyboard('j');
  expect(await workHeading('Bar 2')).toBeInTheDocument();
  await canApprove();
  expect(screen.getByText('Atrasada')).toBeInTheDocument();
  expect(asked.filter((id) => id === '2')).toHaveLength(2);
});

it.each([
  { key: 'a', name: 'WorkApproveCompany', reason: {}, done: approved },
  {
    key: 'r',
    name: 'WorkRejectCompany',
    reason: { reason: 'Esta empresa já está no guia.' },
    done: { data: { rejectCompany: { __typename: 'Deletion', id: '1' } } },
  },
])(
  'shows a matter anew when the server says that it has changed: $name',
  async ({ key, name, reason, done }) => {
    const { user, asked } = openWork('?kind=newCompany&item=newCompany:1', {
      Work: workPage(1, [1], 1),
      WorkMatter: matterOf({ changedAt: EARLY }, { changedAt: LATE, isOverdue: true }),
      [name]: inTurn({ error: CHANGED }, done),
    });
    const decide = async () => {
      await canApprove();
      await user.keyboard(key);
      if (key === 'r') await user.click(await button(/Esta empresa já está no guia/));
    };
    await decide();
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
    expect(await screen.findByText('Atrasada')).toBeInTheDocument();
    expect(await workHeading('Bar 1')).toHaveFocus();
    await decide();
    await waitFor(() => expect(asked.filter((one) => one.name === name)).toHaveLength(2));
    expect(asked.filter((one) => one.name === name).map(({ variables }) => variables)).toEqual([
      { id: '1', changedAt: EARLY, ...reason },
      { id: '1', changedAt: LATE, ...reason },
    ]);
  },
);

/** Opens a list of one kind and selects its page. */
async function selectAll(kind: WorkKind, rows: object[], answers: Answers, total = rows.length) {
  const lastPage = total > rows.length ? 2 : 1;
  const work = openWork(`?kind=${kind}`, {
    Work: pageOf('adminWork', rows, { total, lastPage }),
    ...answers,
  });
  await work.user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  return {
    ...work,
    sent: (name: string) => work.asked.filter((one) => one.name === name).map(({ variables }) => variables),
  };
}

it('decides several changed companies as the list shows them, and keeps those that have changed', async () => {
  const row = (id: string, changedAt: string) => workRow(id, `Bar ${id}`, 'changedCompany', { changedAt });
  const { user, sent } = await selectAll('changedCompany', [row('1', EARLY), row('2', LATE)], {
    WorkMarkChangesSeen: refuseFirst,
  });
  await user.click(await button('Marcar como revisada'));
  expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
  expect(sent('WorkMarkChangesSeen')).toEqual([
    { id: '1', changedAt: EARLY },
    { id: '2', changedAt: LATE },
  ]);
  expect(screen.getByRole('link', { name: 'Bar 1' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Bar 2' })).not.toBeInTheDocument();
});

it('reverts several changed companies as the list shows them', async () => {
  const row = workRow('1', 'Bar 1', 'changedCompany', { changedAt: EARLY });
  const { user, sent } = await selectAll('changedCompany', [row], { WorkRevertChanges: { error: CHANGED } });
  await user.click(await button('Voltar ao que era'));
  await user.click(await button(/Os dados de antes estavam certos/));
  expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
  expect(sent('WorkRevertChanges')).toEqual([
    { id: '1', reason: 'Os dados de antes estavam certos.', changedAt: EARLY },
  ]);
  expect(screen.getByRole('link', { name: 'Bar 1' })).toBeInTheDocument();
});

it('accepts several corrections of what the list shows', async () => {
  const row = (id: string, replacedText: string | null) =>
    workRow(id, `Bar ${id}`, 'correction', { replacedText });
  const text = 'Este dado mudou enquanto isso. Confira o valor de agora antes de aceitar.';
  const acceptSecond = ({ id }: Record<string, unknown>) =>
    id === '1'
      ? { error: { code: 'BAD_USER_INPUT', message: text, fields: { seen: [text] } } }
      : { data: { acceptCorrection: { __typename: 'CompanyCorrection', id } } };
  const { user, sent } = await selectAll('correction', [row('1', '(19) 3234-5678'), row('2', null)], {
    WorkAcceptCorrection: acceptSecond,
  });
  await user.click(await button('Aceitar'));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(sent('WorkAcceptCorrection')).toEqual([
    { id: '1', seen: '(19) 3234-5678' },
    { id: '2', seen: null },
  ]);
  expect(screen.getByRole('link', { name: 'Bar 1' })).toBeInTheDocument();
});

it('counts what is on the page as it is shown when the whole filter is decided', async () => {
  const row = (id: string, changedAt: string) => workRow(id, `Bar ${id}`, 'changedCompany', { changedAt });
  const { user, sent } = await selectAll(
    'changedCompany',
    [row('1', EARLY)],
    {
      WorkIds: pageOf('adminWork', [row('1', LATE), row('2', LATE)]),
      WorkMarkChangesSeen: seeChanges,
    },
    2,
  );
  await user.click(await button('Selecionar todas as 2'));
  await user.click(await button('Marcar como revisada'));
  await user.click(await button('Marcar como revisada: 2 empresas alteradas'));
  await waitFor(() => expect(sent('WorkMarkChangesSeen')).toHaveLength(2));
  expect(sent('WorkMarkChangesSeen')).toEqual([
    { id: '1', changedAt: EARLY },
    { id: '2', changedAt: LATE },
  ]);
});

it.each(['Aprovar', 'Rejeitar'])(
  'keeps new companies that have changed since they were listed: %s',
  async (label) => {
    const row = (id: string) => workRow(id, `Bar ${id}`, 'newCompany', { changedAt: EARLY });
    const decisions = {
      __typename: 'Decisions',
      done: ['1'],
      failed: [{ __typename: 'FailedDecision', id: '2', ...CHANGED }],
    };
    const { user, sent } = await selectAll('newCompany', [row('1'), row('2')], {
      WorkApproveCompanies: { data: { approveCompanies: decisions } },
      WorkRejectCompanies: { data: { rejectCompanies: decisions } },
    });
    await user.click(await button(label));
    if (label === 'Rejeitar') await user.click(await button(/Esta empresa já está no guia/));
    expect(await screen.findByText(MESSAGE)).toBeInTheDocument();
    const name = label === 'Aprovar' ? 'WorkApproveCompanies' : 'WorkRejectCompanies';
    const seen = [
      { id: '1', changedAt: EARLY },
      { id: '2', changedAt: EARLY },
    ];
    expect(sent(name)).toMatchObject([{ ids: ['1', '2'], seen }]);
    expect(screen.getByRole('link', { name: 'Bar 2' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Bar 1' })).not.toBeInTheDocument();
  },
);

it('says what was seen of companies that are chosen on several pages', async () => {
  const rows = (first: number, count: number) =>
    from(first, count).map((id) => workRow(String(id), `Bar ${id}`, 'newCompany', { changedAt: EARLY }));
  const pages = ({ page }: Record<string, unknown>) =>
    pageOf('adminWork', page === 2 ? rows(51, 1) : rows(1, 50), {
      page: Number(page),
      lastPage: 2,
      total: 51,
    });
  const { user, asked } = openWork('?kind=newCompany', {
    Work: pages,
    StartBulkAction: { data: { startBulkAction: bulkJob() } },
    BulkJob: { data: { adminBulkJob: bulkJob() } },
  });
  const choose = async () =>
    user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  const turn = async (page: string, first: string) => {
    const links = within(screen.getByRole('navigation', { name: 'Páginas da fila' }));
    await user.click(links.getByRole('link', { name: page }));
    await screen.findByRole('link', { name: first });
  };
  // Rows stay selected on pages that are loaded.
  await screen.findByRole('link', { name: 'Bar 1' });
  await turn('Próxima', 'Bar 51');
  await turn('Anterior', 'Bar 1');
  await choose();
  await turn('Próxima', 'Bar 51');
  await choose();
  await user.click(await button('Aprovar'));
  await user.click(await button('Aprovar: 51 empresas'));
  await waitFor(() => expect(asked.some(({ name }) => name === 'StartBulkAction')).toBe(true));
  const { input } = asked.find(({ name }) => name === 'StartBulkAction')?.variables ?? {};
  expect(input.ids).toHaveLength(51);
  expect(input.seen).toHaveLength(51);
  expect(input.seen[50]).toEqual({ id: '51', changedAt: EARLY });
});
