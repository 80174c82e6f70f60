import type { Page } from 'playwright-core';
import type { Scene } from '../scene.ts';
import { enterAsAdmin } from '../sign-in.ts';

async function withKey(page: Page): Promise<void> {
  await enterAsAdmin(page);
  await page.addInitScript(() => {
    // The map's frame runs this too and has no storage.
    if (location.pathname === '/settings') localStorage.setItem('maps_api_key', 'uma-chave-de-exemplo');
  });
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Mapa</title><p>Mapa de exemplo' }),
  );
}

/** The maps key that a browser stores. */
export const scenes: Scene[] = [
  {
    name: 'settings',
    path: '/settings',
    before: enterAsAdmin,
    act: (page) => page.getByLabel(/^API Key/).waitFor(),
  },
  {
    name: 'settings-key-removing',
    path: '/settings',
    viewportOnly: true,
    before: withKey,
    expected: /localStorage/,
    async act(page) {
      await page.getByRole('button', { name: 'Remover chave' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'settings-key',
    path: '/settings',
    before: withKey,
    expected: /localStorage/,
    async act(page) {
      await page.getByTitle('Mapa de Praça da Sé').waitFor();
      await page.evaluate(() => {
        Storage.prototype.removeItem = () => {
          throw new Error('blocked');
        };
      });
      await page.getByRole('button', { name: 'Remover chave' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remover chave' }).click();
      await page.getByText('Erro ao salvar a API Key. Tente novamente.').waitFor();
    },
  },
];
