import type { ApolloClient } from '@apollo/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserClient } from './api/client/browser-client.ts';
import type { PageState } from './api/ssr-data.ts';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { loadPage, matchRoute } from './app/routes.ts';
import { rememberTyped } from './ui/hydration/input-before-hydration.ts';
import { listenBeforeRouter } from './ui/navigation/popstate-handlers.ts';

/** What the server put into the page; undefined where it rendered nothing (development). */
function readState(): PageState | undefined {
  const text = document.getElementById('state')?.textContent ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as PageState) : undefined;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

listenBeforeRouter();
const state = readState();
const recheckSession = async (client: ApolloClient): Promise<void> => {
  const { checkSession } = await import('./domain/account/check-session.ts');
  await checkSession(client);
};

const tree = (
  <Providers client={createBrowserClient(state, recheckSession)} failures={state?.failures ?? {}}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>
);

/** The page's own code; a load that fails is tried once more, then the page is loaded anew, once. */
async function loadOwnPage(): Promise<void> {
  const match = matchRoute(new URL(location.href));
  if (!match) return;
  try {
    await loadPage(match.route).catch(() => loadPage(match.route));
  } catch (error) {
    if (
      performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')
    ) {
      throw error;
    }
    location.reload();
  }
}

if (state) rememberTyped(root);
await loadOwnPage();
if (state) {
  // What the server drew is taken over as it stands; in slices, so that taps and typing are answered in between.
  startTransition(() => {
    hydrateRoot(root, tree);
  });
} else {
  createRoot(root).render(tree);
}
