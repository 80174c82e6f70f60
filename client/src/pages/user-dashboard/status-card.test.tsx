import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import { myCompanies, ownCompany } from '../../testing/fixtures/my-companies.ts';
import { openDashboard } from '../../testing/screens/dashboard.tsx';
import { site } from '../../testing/site-fixtures.ts';

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

beforeEach(() => {
  localStorage.clear();
  haveSession();
});

const pending = (createdAt: string) =>
  myCompanies({
    status: 'pending',
    approvedAt: null,
    approvalDays: 3,
    company: ownCompany({ isApproved: false, createdAt }),
  });
const published = (approvedAt: string | null, changes = {}) =>
  myCompanies({ approvedAt, company: ownCompany(changes) });
const PUBLISHED = { name: 'Sua página está no ar' };

it('says first in how many days the administration answers', async () => {
  openDashboard({ MyCompanies: pending(daysAgo(1)) });
  const title = await screen.findByRole('heading', { name: 'Em análise, resposta em até 3 dias' });
  const waiting = screen.getByRole('heading', { name: 'O que espera por você' });
  expect(title.compareDocumentPosition(waiting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('heading', PUBLISHED)).not.toBeInTheDocument();
});

it('says whom to ask once that has taken longer', async () => {
  openDashboard({
    MyCompanies: pending(daysAgo(4)),
    Site: { data: { publicSettings: { ...site(), sendsEmails: false } } },
  });
  expect(await screen.findByRole('heading', { name: 'Em análise há mais de 3 dias' })).toBeInTheDocument();
  expect(screen.getByText(/^Está demorando mais que o previsto/)).toHaveTextContent(
    'fale@guia.exemplo.com.br',
  );
  expect(screen.queryByText(/por e-mail/)).not.toBeInTheDocument();
});

it('says once that the page is public, with ways to make it known', async () => {
  const { user, unmount } = openDashboard({ MyCompanies: published(daysAgo(2)) });
  const card = within(await screen.findByRole('region', PUBLISHED));
  const ask = card.getByRole('link', { name: 'Pedir avaliação pelo WhatsApp' });
  const url = new URL(ask.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/');
  expect(url.searchParams.get('text')).toContain('Padaria Trigo de Ouro');
  expect(url.searchParams.get('text')).toContain(`${location.origin}/company/7#`);
  expect(await card.findByRole('link', { name: 'Imprimir cartaz' })).toHaveAttribute(
    'href',
    '/company/7/poster',
  );
  expect(card.getByRole('button', { name: 'Compartilhar' })).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Dispensar aviso' }));
  expect(screen.queryByRole('heading', PUBLISHED)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'O que espera por você' })).toHaveFocus();
  unmount();
  openDashboard({ MyCompanies: published(daysAgo(2)) });
  await screen.findByRole('heading', { name: 'O que espera por você' });
  expect(screen.queryByRole('heading', PUBLISHED)).not.toBeInTheDocument();
});

it('offers no poster where the plan includes none', async () => {
  const { asked } = openDashboard({
    MyCompanies: published(daysAgo(2)),
    CompanyPromotion: {
      data: {
        companyPromotion: {
          __typename: 'CompanyPromotion',
          ratingUrl: '/company/7#avaliacoes',
          qrSvg: null,
          badgeUrl: null,
          badgeHtml: null,
        },
      },
    },
  });
  const card = within(await screen.findByRole('region', PUBLISHED));
  await waitFor(() => expect(asked.of('CompanyPromotion')).toHaveLength(1));
  expect(card.queryByRole('link', { name: 'Imprimir cartaz' })).not.toBeInTheDocument();
});

it.each([
  ['an old approval', published(daysAgo(31))],
  ['an unknown time', published(null)],
  ['an inactive company', published(daysAgo(2), { isActive: false })],
])('says nothing for %s', async (_name, answer) => {
  openDashboard({ MyCompanies: answer });
  await screen.findByRole('heading', { name: 'O que espera por você' });
  expect(screen.queryByRole('heading', PUBLISHED)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Em análise/ })).not.toBeInTheDocument();
});
