import { refuse } from '../intercept.ts';
import type { Scene } from '../scene.ts';

/** Pages of text, the maintenance page, and the error page, which needs neither database nor client. */
export const scenes: Scene[] = [
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'data-request', path: '/dados-pessoais' },
  { name: 'data-request-link', path: '/dados-pessoais?token=abc' },
  // Of an unknown link.
  { name: 'invitation', path: '/convite/cancelado' },
  {
    name: 'maintenance',
    path: '/',
    async act(page) {
      await refuse(page, 'Search', 'MAINTENANCE', 'Estamos em manutenção.');
      await page.getByRole('link', { name: 'Alimentação' }).click();
      await page.getByRole('heading', { name: 'Estamos em manutenção' }).waitFor();
    },
  },
  {
    name: 'server-error',
    path: '/search',
    expected: /405/,
    before: (page) => page.route('**/search', (route) => route.continue({ method: 'POST' })),
  },
  {
    name: 'api-docs',
    path: '/api/docs',
    viewportOnly: true,
    // Scalar's tabs, and its links that have only a picture on a phone.
    axeExcept: /headlessui-tabs|^link-name/,
    act: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
];
