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
