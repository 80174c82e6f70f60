import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { approvalRow } from '../../../testing/fixtures/approvals.ts';
import { renderSite } from '../../../testing/render.tsx';
import type { ApprovalRowFragment } from '../approvals.gen.ts';
import { ApprovalRow } from './approval-row.tsx';

it.each([false, true])(
  'says the days allowed, to screen readers also beside an approval: %s',
  async (isBeside) => {
    const item = approvalRow('1', 'Bar A') as ApprovalRowFragment;
    renderSite(<ApprovalRow item={item} to="/admin" decided={undefined} isBeside={isBeside} />);
    expect(await screen.findByRole('time')).toHaveTextContent('hoje · prazo de 7 dias');
    const due = screen.getByText('prazo de 7 dias');
    expect(due.closest('.visually-hidden') !== null).toBe(isBeside);
  },
);

it.each([
  [false, true],
  [true, false],
])('shows what to look at twice in a new company, not beside an approval: %s', async (isBeside, isShown) => {
  const flagged = approvalRow('1', 'Bar A', 'newCompany', { flags: ['possibleDuplicate', 'newAccount'] });
  renderSite(
    <ApprovalRow item={flagged as ApprovalRowFragment} to="/admin" decided={undefined} isBeside={isBeside} />,
  );
  await screen.findByText('Bar A');
  expect(screen.queryByText('Parecida com outra · Conta nova') !== null).toBe(isShown);
});
