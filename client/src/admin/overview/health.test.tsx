import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { inTurn } from '../../testing/answers.ts';
import { siteHealth } from '../../testing/fixtures/overview.ts';
import { renderSite } from '../../testing/render.tsx';
import { HealthList } from './admin-health-page.tsx';
import { HealthNote } from './health-note.tsx';

const answer = (changes = {}) => ({ data: { adminSiteHealth: siteHealth(changes) } });

beforeEach(() => localStorage.clear());

it('lists each part with its state, and asks again after a failure', async () => {
  const { user } = renderSite(<HealthList />, {
    answers: {
      SiteHealth: inTurn({ error: { code: 'INTERNAL_SERVER_ERROR' } }, answer({ sendsMails: false })),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^E-mails.*Configure SMTP_URL.*Atenção$/);
  expect(lines.at(-1)).toMatch(/^Versão.*Tudo certo$/);
});

it('shows what is worst and what is still to be done, until that is hidden', async () => {
  const steps = { ...siteHealth().firstSteps, backup: false, mail: false };
  const health = siteHealth({ sendsMails: false, firstSteps: steps });
  const { user } = renderSite(<HealthNote health={health} />);
  expect(await screen.findByText(/nada é enviado/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Primeiros passos: 4 de 6 feitos' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ligue o envio de e-mails' })).toLinkTo('/admin/health');
  await user.click(screen.getByRole('button', { name: 'Não mostrar mais' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('shows nothing where all is well and done', () => {
  renderSite(<HealthNote health={siteHealth()} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
