import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { loadPage, matchRoute } from './app/routes.ts';
import { createBrowserClient } from './lib/apollo/browser-client.ts';
import type { PageState } from './lib/apollo/first-answers.ts';

/** What the server put into the page; undefined where it rendered nothing (development). */
function readState(): PageState | undefined {
  const text = document.getElementById('state')?.textContent ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as PageState) : undefined;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const state = readState();
const tree = (
  <Providers client={createBrowserClient(state)} failures={state?.failures ?? {}}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Providers>
);

if (state) {
  // The page's own code first: then what the server drew is taken over as it stands.
  const match = matchRoute(new URL(location.href));
  if (match) await loadPage(match.route);
  // In slices, so that taps and typing are answered in between.
  startTransition(() => {
    hydrateRoot(root, tree);
  });
} else {
  createRoot(root).render(tree);
}
