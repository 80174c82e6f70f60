import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { decided as answerOf } from '../../../testing/fixtures/approvals.ts';
import { promiseWithResolvers } from '../../../testing/promise-with-resolvers.ts';
import {
  approvalHeading,
  approvalsPage,
  from,
  openApprovals,
} from '../../../testing/screens/approvals-screen.tsx';

/** A server that leaves out what is decided: a page is filled up from the next one. */
function queueOf(total: number) {
  const decided = new Set<string>();
  return {
    approval({ page: number }: Record<string, unknown>) {
      const waiting = from(1, total).filter((place) => !decided.has(String(place)));
      const first = (Number(number) - 1) * 50;
      return approvalsPage(Number(number), waiting.slice(first, first + 50), waiting.length);
    },
    decideElsewhere(places: readonly number[]) {
      for (const place of places) decided.add(String(place));
    },
    approve({ id }: Record<string, unknown>) {
      decided.add(String(id));
      return answerOf(String(id));
    },
  };
}

it('goes on with the next page after the last of a page, and back', async () => {
  const { user, location } = openApprovals('?kind=newCompany&item=newCompany:50', {
    Approvals: queueOf(120).approval,
  });
  expect(await screen.findByText('50 de 120')).toBeInTheDocument();
  await user.keyboard('j');
  expect(await approvalHeading('Bar 51')).toBeInTheDocument();
  await waitFor(() =>
    expect(location.path).toBe('/admin/approvals?kind=newCompany&item=newCompany:51&page=2'),
  );
  expect(screen.getByText('51 de 120')).toBeInTheDocument();
  await user.keyboard('k');
  expect(await approvalHeading('Bar 50')).toBeInTheDocument();
  await waitFor(() => expect(location.path).toBe('/admin/approvals?kind=newCompany&item=newCompany:50'));
});

/** A queue whose pages come at once until `hold` is called, then once `arrive` is. */
function slowQueueOf(total: number) {
  const queue = queueOf(total);
  let arrive = () => {};
  let after: Promise<void> | undefined;
  return {
    approval: (variables: Record<string, unknown>) => ({
      ...queue.approval(variables),
      ...(after && { after }),
    }),
    hold() {
      after = new Promise((resolve) => {
        arrive = resolve;
      });
    },
    arrive: () => arrive(),
  };
}

it('applies what is pressed while the next page is read', async () => {
  const queue = slowQueueOf(120);
  const { user } = openApprovals('?kind=newCompany&item=newCompany:50', { Approvals: queue.approval });
  expect(await screen.findByText('50 de 120')).toBeInTheDocument();
  queue.hold();
  await user.keyboard('jjjk');
  expect(await approvalHeading('Bar 50')).toBeInTheDocument();
  queue.arrive();
  expect(await approvalHeading('Bar 52')).toBeInTheDocument();
  expect(await screen.findByText('52 de 120')).toBeInTheDocument();
  await user.keyboard('j');
  expect(await approvalHeading('Bar 53')).toBeInTheDocument();
});

it('steps from an approval that is opened while the next page is read', async () => {
  const queue = slowQueueOf(120);
  const { user } = openApprovals('?kind=newCompany&item=newCompany:50', { Approvals: queue.approval });
  expect(await screen.findByText('50 de 120')).toBeInTheDocument();
  queue.hold();
  await user.keyboard('j');
  await user.click(screen.getByRole('link', { name: 'Bar 10' }));
  expect(await approvalHeading('Bar 10')).toBeInTheDocument();
  await user.keyboard('j');
  expect(await approvalHeading('Bar 11')).toBeInTheDocument();
  queue.arrive();
  await user.keyboard('j');
  expect(await approvalHeading('Bar 12')).toBeInTheDocument();
});

it('says when the next page cannot be read', async () => {
  const queue = queueOf(120);
  let isBroken = false;
  const approval = (variables: Record<string, unknown>) =>
    isBroken ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : queue.approval(variables);
  const { user } = openApprovals('?kind=newCompany&item=newCompany:50', { Approvals: approval });
  expect(await screen.findByText('50 de 120')).toBeInTheDocument();
  isBroken = true;
  await user.keyboard('j');
  expect(
    await screen.findByText('Não foi possível ler a próxima página. Tente novamente.'),
  ).toBeInTheDocument();
  isBroken = false;
  await user.keyboard('j');
  expect(await approvalHeading('Bar 51')).toBeInTheDocument();
});

it('opens what follows the last of a page once that is decided, and at the end what precedes it', async () => {
  const queue = queueOf(52);
  const { user } = openApprovals('?kind=newCompany&item=newCompany:50', {
    Approvals: queue.approval,
    Decide: queue.approve,
  });
  const approve = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar' })).toBeEnabled());
    await user.keyboard('a');
  };
  await screen.findByText('50 de 52');
  await approve();
  expect(await approvalHeading('Bar 51')).toBeInTheDocument();
  expect(await screen.findByText('50 de 51')).toBeInTheDocument();
  await approve();
  expect(await approvalHeading('Bar 52')).toBeInTheDocument();
  expect(await screen.findByText('50 de 50')).toBeInTheDocument();
  await approve();
  expect(await approvalHeading('Bar 49')).toBeInTheDocument();
});

it('goes on where it was when others have decided more than a page before', async () => {
  const queue = queueOf(220);
  const { user } = openApprovals('?kind=newCompany&page=3&item=newCompany:149', {
    Approvals: queue.approval,
    Decide: queue.approve,
  });
  expect(await screen.findByText('149 de 220')).toBeInTheDocument();
  queue.decideElsewhere(from(1, 60));
  await user.keyboard('j');
  expect(await approvalHeading('Bar 150')).toBeInTheDocument();
  await user.keyboard('j');
  expect(await approvalHeading('Bar 151')).toBeInTheDocument();
  expect(await screen.findByText('91 de 160')).toBeInTheDocument();
  await user.keyboard('k');
  expect(await approvalHeading('Bar 150')).toBeInTheDocument();
});

it('goes on from an approval that others have moved to another page', async () => {
  const queue = queueOf(220);
  const { user, location } = openApprovals('?kind=newCompany&page=3&item=newCompany:110', {
    Approvals: queue.approval,
    Decide: queue.approve,
  });
  await screen.findByText('110 de 220');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar' })).toBeEnabled());
  queue.decideElsewhere(from(1, 60));
  // The list is read anew after a decision.
  await user.keyboard('a');
  await waitFor(() => expect(location.path).toContain('item=newCompany:111'));
  await waitFor(() => expect(screen.queryByText(/^11\d de/)).not.toBeInTheDocument());
  await user.keyboard('j');
  expect(await approvalHeading('Bar 112')).toBeInTheDocument();
  expect(await screen.findByText('51 de 159')).toBeInTheDocument();
  await user.keyboard('k');
  expect(await approvalHeading('Bar 111')).toBeInTheDocument();
});

it('keeps what is selected while an approval is open, without the one that is decided', async () => {
  const queue = queueOf(3);
  const { user } = openApprovals('?kind=newCompany', {
    Approvals: queue.approval,
    Decide: queue.approve,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await user.click(screen.getByRole('link', { name: 'Bar 1' }));
  await approvalHeading('Bar 1');
  await user.keyboard('a');
  await approvalHeading('Bar 2');
  await user.click(screen.getByRole('link', { name: 'Voltar às aprovações' }));
  expect(await screen.findByText('2 de 2')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Selecionar Bar 3' })).toBeChecked();
});

it('approves as many as the key was pressed for while a decision is on its way, and stops at another key', async () => {
  const queue = queueOf(120);
  const { user, asked } = openApprovals('?kind=newCompany&item=newCompany:1', {
    Approvals: queue.approval,
    Decide: queue.approve,
  });
  expect(await approvalHeading('Bar 1')).toBeInTheDocument();
  const approved = () => asked.of('Decide').map(({ id }) => id);
  await user.keyboard('aaa');
  await waitFor(() => expect(approved()).toEqual(['1', '2', '3']));
  expect(await approvalHeading('Bar 4')).toBeInTheDocument();
  await user.keyboard('aar');
  expect(await screen.findByRole('heading', { name: 'Bar 5' })).toBeInTheDocument();
  expect(approved()).toEqual(['1', '2', '3', '4']);
});

/** Opens an approval of `total`, whose decision is on its way until `arrive` is called. */
function openDeciding(total: number, first: number) {
  const queue = queueOf(total);
  const { promise: after, resolve: arrive } = promiseWithResolvers<void>();
  const approve = (variables: Record<string, unknown>) => ({ ...queue.approve(variables), after });
  const opened = openApprovals(`?kind=newCompany&item=newCompany:${first}`, {
    Approvals: queue.approval,
    Decide: approve,
  });
  const approved = () => opened.asked.of('Decide').map(({ id }) => id);
  return { ...opened, approved, arrive: () => arrive() };
}

it.each([
  [
    'a press of the pointer',
    (user: UserEvent) => user.pointer({ keys: '[MouseLeft]', target: document.body }),
  ],
  ['another key', (user: UserEvent) => user.keyboard('x')],
])('approves no more after %s', async (_, act) => {
  const { user, approved, arrive } = openDeciding(120, 1);
  expect(await approvalHeading('Bar 1')).toBeInTheDocument();
  await user.keyboard('aaa');
  await act(user);
  arrive();
  expect(await approvalHeading('Bar 2')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(approved()).toEqual(['1']);
});

it('does not approve what was skipped when nothing follows', async () => {
  const { user, approved, arrive } = openDeciding(2, 2);
  expect(await approvalHeading('Bar 2')).toBeInTheDocument();
  await user.keyboard('aa');
  arrive();
  expect(await approvalHeading('Bar 1')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(approved()).toEqual(['2']);
});
