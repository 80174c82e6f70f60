import { type ApolloCache, makeVar } from '@apollo/client';
import { useApolloClient, useFragment, useReactiveVar } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { browserFingerprint, knownFingerprint } from '../../lib/fingerprint.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useOnceInBrowser } from '../../ui/hydration/use-in-browser.ts';
import {
  type SavedIdsFragment,
  SavedIdsFragmentDoc,
  useAddSavedCompanyMutation,
  useRemoveSavedCompanyMutation,
  useSavedCompanyIdsQuery,
} from './saves.gen.ts';

/** One browser, one list: see the cache's type policies. */
const LIST = { __typename: 'SavedCompanyIds' } as const;
/**
 * What was pressed, by company, until its request has ended: the first one waits for the fingerprint's code. Of all
 * pages, since the next one shows it as well.
 */
const wishes = makeVar<ReadonlyMap<string, boolean>>(new Map());

/** Forgets hearts whose requests have not ended. For tests, which share this module. */
export function forgetWishes(): void {
  wishes(new Map());
}

export interface Saves {
  isSaved(companyId: string): boolean;
  /** Saves or removes a company; an error reverts it and is shown as a toast. */
  toggle(companyId: string): Promise<void>;
  /** Null while this browser has never saved or rated anything. */
  fingerprint: string | null;
}

/** Writes one company alone: each answer is the whole list, and an earlier one may come last. */
function writeSaved(cache: ApolloCache, { companyIds }: SavedIdsFragment, companyId: string): void {
  cache.updateFragment(
    { id: cache.identify(LIST), fragment: SavedIdsFragmentDoc, fragmentName: 'SavedIds' },
    (list) => {
      const others = (list?.companyIds ?? companyIds).filter((id) => id !== companyId);
      return { ...LIST, companyIds: companyIds.includes(companyId) ? [companyId, ...others] : others };
    },
  );
}

/** Returns the companies saved by this browser. A page calls it once for all its cards. */
export function useSaves(): Saves {
  const [action, setAction] = useState<string>();
  const stored = useOnceInBrowser(knownFingerprint);
  const fingerprint = action ?? stored;
  useSavedCompanyIdsQuery({ variables: { fingerprint: stored ?? '' }, skip: stored === null });
  const { data } = useFragment({ fragment: SavedIdsFragmentDoc, fragmentName: 'SavedIds', from: LIST });
  const isListed = (companyId: string): boolean => data?.companyIds?.includes(companyId) ?? false;
  const { cache } = useApolloClient();
  const [save] = useAddSavedCompanyMutation({ fetchPolicy: 'no-cache' });
  const [unsave] = useRemoveSavedCompanyMutation({ fetchPolicy: 'no-cache' });
  const wished = useReactiveVar(wishes);

  const toggle = async (companyId: string): Promise<void> => {
    // A second press during the first request could overtake it.
    if (wishes().has(companyId)) return;
    const wasSaved = isListed(companyId);
    wishes(new Map(wishes()).set(companyId, !wasSaved));
    try {
      const by = await browserFingerprint();
      setAction(by);
      const { data } = await (wasSaved ? unsave : save)({ variables: { companyId, fingerprint: by } });
      for (const list of Object.values(data ?? {})) writeSaved(cache, list, companyId);
      showToast(wasSaved ? 'Empresa removida das salvas.' : 'Empresa salva neste navegador.');
    } catch (error) {
      showToast(errorMessage(error, 'Não foi possível salvar. Tente novamente.'), 'error');
    } finally {
      wishes(new Map([...wishes()].filter(([id]) => id !== companyId)));
    }
  };

  return { isSaved: (companyId) => wished.get(companyId) ?? isListed(companyId), toggle, fingerprint };
}
