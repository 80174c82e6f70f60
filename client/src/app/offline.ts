import type { ApolloClient } from '@apollo/client';
import { SavedIdsFragmentDoc } from '../features/saves/saves.gen.ts';
import { showToast } from '../ui/feedback/toast-store.ts';
import { pageKeeper } from './page-keeper.ts';

/** Of the companies saved last so many are kept. */
const MOST_SAVED = 30;
const SAVED = { __typename: 'SavedCompanyIds' } as const;

/**
 * Tells the service worker of pages that are opened by links of the site or saved. Without a
 * connection links load documents, which the worker answers.
 */
export async function keepPages({ cache }: ApolloClient): Promise<void> {
  // Only over TLS and on this machine.
  if (!('serviceWorker' in navigator)) return;
  addEventListener('offline', () =>
    showToast(
      'Você está sem internet. As páginas de empresas e cidades que você já abriu continuam abrindo.',
    ),
  );
  // Beside the guard of unsaved input, which asks first.
  document.addEventListener(
    'click',
    (event) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]');
      // Before the router, which would ask for data.
      if (isLink && !navigator.onLine) event.stopPropagation();
    },
    true,
  );
  const keep = await pageKeeper();
  // The document's own is kept by `boot.ts`.
  let last = location.pathname;
  const keepPage = () => {
    if (location.pathname === last) return;
    last = location.pathname;
    keep();
  };
  // A page that is shown sets its title.
  new MutationObserver(keepPage).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  const saved = { fragment: SavedIdsFragmentDoc, fragmentName: 'SavedIds', from: SAVED };
  cache.watchFragment(saved).subscribe(async ({ data }) => {
    for (const id of data?.companyIds?.slice(0, MOST_SAVED) ?? []) {
      if (!(await caches.match(`/company/${id}`))) keep(`/company/${id}`, []);
    }
  });
}
