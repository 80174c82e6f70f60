import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DAY_MS } from '../../lib/format.ts';
import { newCompany } from '../../testing/fixtures/overview.ts';
import { renderSite } from '../../testing/render.tsx';
import { NewestCompanies } from './newest-companies.tsx';

it.each([
  [0, 'Hoje'],
  [1, 'Ontem'],
  [2, '3 dias atrás'],
])('says since when a company is in the guide: %i days and some hours', async (days, age) => {
  const createdAt = new Date(Date.now() - (days + 0.5) * DAY_MS).toISOString();
  renderSite(<NewestCompanies companies={[newCompany('1', 'Bar A', { createdAt })]} />);
  expect(await screen.findByText(age)).toBeInTheDocument();
});
