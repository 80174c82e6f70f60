import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { AWAY, overviewAnswer } from '../../testing/fixtures/overview.ts';
import { renderSite } from '../../testing/render.tsx';
import { OverviewTab, REFRESH_MS } from './overview-tab.tsx';
import { uptimeInWords } from './system-status.tsx';

const FAILED = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const open = (answers: Answers, advanceTimers?: (ms: number) => void) =>
  renderSite(<OverviewTab />, {
    answers: { AdminRecent: { pending: true }, ...answers },
    path: '/admin',
    ...(advanceTimers && { advanceTimers }),
  });

/** Returns the text beside a name in a list of figures. */
const figureOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

it('shows the figures, each with a link to its list', async () => {
  open({ AdminOverview: overviewAnswer() });
  await screen.findByText('2,5%');
  expect(await figureOf('Novos usuários')).toBe('31nos últimos 7 diasVer os mais recentes');
  expect(await figureOf('Novas empresas')).toBe('48nos últimos 30 diasVer as mais recentes');
  expect(await figureOf('Crescimento')).toBe('2,5%das contas são novasVer estatísticas');
  expect(await figureOf('Taxa de aprovação')).toBe('99,9%das empresasVer pendentes');
  expect(screen.getByRole('link', { name: 'Ver pendentes' })).toLinkTo('/admin/approvals');
});

it('shows whether each part of the system answers', async () => {
  open({ AdminOverview: overviewAnswer({ cache: AWAY }) });
  await screen.findByText('no ar há 3 dias e 5 h');
  const strip = within(screen.getByLabelText('Situação do sistema'));
  expect(strip.getAllByText('Online')).toHaveLength(2);
  expect(strip.getAllByText('respondeu em 1,5 ms')).toHaveLength(2);
  expect(await figureOf('Cache')).toBe('Fora do arO guia funciona, porém mais devagar.');
});

it('reports a failed request and retries it', async () => {
  const { user } = open({ AdminOverview: inTurn(FAILED, overviewAnswer()) });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Erro ao carregar dados do painel administrativo',
  );
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('2,5%')).toBeInTheDocument();
});

it('has its final shape while the figures are loading', async () => {
  open({ AdminOverview: { pending: true } });
  expect(await screen.findByText('Carregando…')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Novas empresas')).toBeInTheDocument();
  expect(screen.getByText('Atualizando…')).toBeInTheDocument();
});

describe('while it is visible', () => {
  const setHidden = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('is polled, but not in a background tab', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked } = open({
      AdminOverview: inTurn(overviewAnswer(), overviewAnswer({ newUsers: 32, uptimeSeconds: 60 })),
    });
    await screen.findByText('31');
    await wait(REFRESH_MS);
    expect(await screen.findByText('32')).toBeInTheDocument();
    expect(screen.getByText('no ar há 1 min')).toBeInTheDocument();
    setHidden(true);
    await wait(3 * REFRESH_MS);
    const polls = () => asked.filter(({ name }) => name === 'AdminOverview');
    expect(polls()).toHaveLength(2);
    setHidden(false);
    await waitFor(() => expect(polls()).toHaveLength(3));
  });

  it('replaces the previous state when nothing answers any more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open({ AdminOverview: inTurn(overviewAnswer(), FAILED) });
    await screen.findByText('31');
    await wait(REFRESH_MS);
    expect(await screen.findByText(/Não foi possível atualizar agora/)).toBeInTheDocument();
    expect(screen.getByText('31')).toBeInTheDocument();
    expect(screen.queryByText('Online')).not.toBeInTheDocument();
    expect(screen.getAllByText('Sem resposta')).toHaveLength(4);
  });
});

it.each([
  [0, 'menos de 1 min'],
  [8 * 60 + 59, '8 min'],
  [3 * 3_600 + 5 * 60, '3 h e 5 min'],
  [2 * 3_600, '2 h'],
  [86_400, '1 dia'],
  [12 * 86_400 + 3 * 3_600 + 59 * 60, '12 dias e 3 h'],
])('%d seconds are %s', (seconds, words) => expect(uptimeInWords(seconds)).toBe(words));

it('says that the chart of the last 30 days is missing', async () => {
  open({ AdminOverview: overviewAnswer(), AdminRecent: FAILED });
  expect(await screen.findByText('Erro ao carregar os últimos 30 dias')).toBeInTheDocument();
});
