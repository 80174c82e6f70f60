import type { Page } from 'playwright-core';
import { registerOwner, signIn } from '../../e2e/helpers/accounts.ts';
import { FAILED, fail, hold } from '../intercept.ts';
import type { Scene, Site } from '../scene.ts';

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'curl/8.17.0',
];

/** Returns a scene of an owner signed in with Chrome, a telephone and a program. */
const signedIn = (scene: Omit<Scene, 'path' | 'before'>): Scene => {
  const pages: Page[] = [];
  return {
    ...scene,
    before: async (page) => pages.push(page),
    path: async (site: Site) => {
      const page = pages.shift();
      const session = await registerOwner(site.url);
      const tokens: string[] = [];
      for (const agent of AGENTS) {
        const response = await fetch(`${site.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': agent },
          body: JSON.stringify({ email: session.user.email, password: session.password }),
        });
        tokens.push(((await response.json()) as { token: string }).token);
      }
      const [token = ''] = tokens;
      if (page) await signIn(page, { ...session, token });
      return '/profile';
    },
  };
};

const section = (page: Page) => page.getByRole('region', { name: 'Sessões' });
const end = (page: Page) =>
  section(page)
    .getByRole('button', { name: /^Encerrar: Safari no iPhone/ })
    .click();

/** The sessions of an account on its profile, and a session that ends while its page is open. */
export const scenes: Scene[] = [
  signedIn({ name: 'sessions', act: (page) => section(page).getByText('Safari no iPhone').waitFor() }),
  signedIn({
    name: 'sessions-ending',
    viewportOnly: true,
    async act(page) {
      await end(page);
      await page.getByRole('dialog').waitFor();
    },
  }),
  signedIn({
    name: 'sessions-ending-failed',
    viewportOnly: true,
    expected: FAILED,
    async act(page) {
      await fail(page, 'EndSession');
      await end(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Encerrar sessão' }).click();
      await page.getByText('Não foi possível encerrar agora.').waitFor();
    },
  }),
  signedIn({
    name: 'sessions-loading',
    async act(page) {
      await hold(page, 'MySessions');
      await page.goto('/profile');
      await section(page).getByRole('status').waitFor();
    },
  }),
  signedIn({
    name: 'sessions-failed',
    expected: FAILED,
    async act(page) {
      await fail(page, 'MySessions');
      await page.goto('/profile');
      await page.getByText('Erro ao carregar as sessões').waitFor();
    },
  }),
  signedIn({
    name: 'session-ended',
    viewportOnly: true,
    async act(page) {
      const name = page.locator('main').getByRole('textbox', { name: 'Nome completo', exact: true });
      await name.fill('Rosa Maria Lima');
      const token = await page.evaluate(() => localStorage.getItem('token'));
      await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
      await page.getByRole('button', { name: 'Salvar alterações' }).click();
      await page.getByRole('dialog', { name: 'Sua sessão terminou' }).waitFor();
    },
  }),
];
