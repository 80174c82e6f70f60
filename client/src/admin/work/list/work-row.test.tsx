import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workRow } from '../../../testing/fixtures/work.ts';
import { renderSite } from '../../../testing/render.tsx';
import type { WorkRowFragment } from '../work.gen.ts';
import { WorkRow } from './work-row.tsx';

it.each([false, true])(
  'says the days allowed, to screen readers also beside a matter: %s',
  async (isBeside) => {
    const item = workRow('1', 'Bar A') as WorkRowFragment;
    renderSite(<WorkRow item={item} to="/admin" decided={undefined} isBeside={isBeside} />);
    expect(await screen.findByRole('time')).toHaveTextContent('hoje · prazo de 7 dias');
    const due = screen.getByText('prazo de 7 dias');
    expect(due.closest('.visually-hidden') !== null).toBe(isBeside);
  },
);

it.each([
  [false, true],
  [true, false],
])('shows what to look at twice in a new company, not beside a matter: %s', async (isBeside, isShown) => {
  const flagged = workRow('1', 'Bar A', 'newCompany', { flags: ['possibleDuplicate', 'newAccount'] });
  renderSite(
    <WorkRow item={flagged as WorkRowFragment} to="/admin" decided={undefined} isBeside={isBeside} />,
  );
  await screen.findByText('Bar A');
  expect(screen.queryByText('Parecida com outra · Conta nova') !== null).toBe(isShown);
});
