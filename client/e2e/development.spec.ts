import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteUrl } from './helpers/site-url.ts';
import { describeVisits } from './helpers/visit.ts';

const CLIENT = fileURLToPath(new URL('..', import.meta.url));
/** Vite bundles packages before it serves them. */
const TIMEOUT_MS = 40_000;

describeVisits('in development', ({ visit }) => {
  let server: ViteDevServer;
  let url: string;
  beforeAll(async () => {
    // Read by the configuration when it is loaded.
    process.env.API_URL = siteUrl();
    server = await createServer({
      root: CLIENT,
      configFile: `${CLIENT}vite.config.ts`,
      mode: 'development',
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1' },
    });
    await server.listen();
    const address = server.httpServer?.address();
    if (address === null || typeof address !== 'object') throw new Error('It listens nowhere.');
    url = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => server.close());

  it('the home page is shown, with data of the program', () =>
    visit({}, async (page) => {
      await page.goto(`${url}/search?q=padaria`);
      await page.getByRole('heading', { name: 'Resultados para "padaria"' }).waitFor({ timeout: TIMEOUT_MS });
      await page.getByText('encontrado(s)').first().waitFor();
    }));

  it('files and the playground come from the program', async () => {
    expect((await fetch(`${url}/admin-exports/companies.csv`)).status).toBe(401);
    expect(await (await fetch(`${url}/playground`)).text()).toContain('/playground/assets/');
  });
});
