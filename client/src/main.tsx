import type { ApolloClient } from '@apollo/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserClient } from './api/client/browser-client.ts';
import type { PageState } from './api/ssr-data.ts';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { loadPage, matchRoute } from './app/routes.ts';
import { rememberPresses } from './ui/feedback/last-press.ts';
import { rememberTyped } from './ui/hydration/input-before-hydration.ts';
import { listenBeforeRouter } from './ui/navigation/popstate-handlers.ts';

/** Reads the server's data; undefined where it rendered nothing (development). */
function readState(): PageState | undefined {
  const text = document.getElementById('state')?.textContent ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as PageState) : undefined;
}

const recheckSession = (client: ApolloClient): Promise<void> =>
  import('./domain/account/check-session.ts').then((session) => session.checkSession(client));

/** Loads the code of the page; a load that fails is tried once more, then the document is reloaded once. */
async function loadOwnPage(): Promise<void> {
  const match = matchRoute(new URL(location.href));
  if (!match) return;
  try {
    await loadPage(match.route).catch(() => loadPage(match.route));
  } catch (error) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type === 'reload') throw error;
    location.reload();
  }
}

/** Lets the browser handle input and paint before the next step. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  listenBeforeRouter();
  rememberTyped(root);
  rememberPresses();
  await loadOwnPage();
  await nextTask();
  const state = readState();
  const client = createBrowserClient(state, recheckSession);
  // Once the first visit has loaded what it needs.
  if (import.meta.env.PROD) {
    setTimeout(() => import('./app/offline.ts').then((offline) => offline.keepPages(client)), 5_000);
  }
  const tree = (
    <Providers client={client} failures={state?.failures ?? {}}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  );
  if (!state) {
    createRoot(root).render(tree);
    return;
  }
  await nextTask();
  startTransition(() => {
    hydrateRoot(root, tree);
  });
}

void start();
