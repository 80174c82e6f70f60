import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { approvalHeading, approvalsPage, openApprovals } from '../../../testing/screens/approvals-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
const refresh = () => act(() => vi.advanceTimersByTimeAsync(30_000));
const names = () => screen.getAllByRole('link', { name: /^Bar / }).map(({ textContent }) => textContent);

/** Opens a queue of 60, the newest first, to which others add. */
function openNewest(search: string) {
  let last = 60;
  const opened = openApprovals(`?kind=newCompany&order=newest${search}`, {
    Approvals({ page }: Record<string, unknown>) {
      const all = Array.from({ length: last }, (_, index) => last - index);
      const first = (Number(page) - 1) * 50;
      return approvalsPage(Number(page), all.slice(first, first + 50), last);
    },
  });
  return {
    ...opened,
    arrive(count: number) {
      last += count;
    },
  };
}

it('shows what arrives above the rows when that is asked for', async () => {
  const { user, arrive } = openNewest('');
  await screen.findByRole('link', { name: 'Bar 60' });
  const before = names();
  arrive(1);
  await refresh();
  expect(await screen.findByRole('button', { name: 'Mostrar 1 novo' })).toBeInTheDocument();
  arrive(1);
  await refresh();
  const show = await screen.findByRole('button', { name: 'Mostrar 2 novos' });
  expect(names()).toEqual(before);
  await user.click(show);
  expect(names().slice(0, 3)).toEqual(['Bar 62', 'Bar 61', 'Bar 60']);
  expect(screen.queryByRole('button', { name: /novos?$/ })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Esperam por você' })).toHaveFocus();
});

it('goes on from a row that arrivals have moved to the next page', async () => {
  const { user, arrive } = openNewest('&item=newCompany:11');
  expect(await screen.findByText('50 de 60')).toBeInTheDocument();
  arrive(2);
  await refresh();
  expect(await screen.findByText('52 de 62')).toBeInTheDocument();
  await user.keyboard('j');
  expect(await approvalHeading('Bar 10')).toBeInTheDocument();
  expect(await screen.findByText('53 de 62')).toBeInTheDocument();
});

it('goes back to what has arrived above the rows', async () => {
  const { user, arrive } = openNewest('&item=newCompany:60');
  expect(await screen.findByText('1 de 60')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  arrive(1);
  await refresh();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Anterior' })).toBeEnabled());
  await user.keyboard('k');
  expect(await approvalHeading('Bar 61')).toBeInTheDocument();
  await user.keyboard('j');
  expect(await approvalHeading('Bar 60')).toBeInTheDocument();
});
