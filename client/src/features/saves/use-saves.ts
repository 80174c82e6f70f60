import { useFragment } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { browserFingerprint, knownFingerprint } from '../../lib/fingerprint.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useOnceInBrowser } from '../../ui/hydration/use-in-browser.ts';
import {
  SavedIdsFragmentDoc,
  useAddSavedCompanyMutation,
  useRemoveSavedCompanyMutation,
  useSavedCompanyIdsQuery,
} from './saves.gen.ts';

/** One browser, one list: see the cache's type policies. */
const LIST = { __typename: 'SavedCompanyIds' } as const;

export interface Saves {
  isSaved(companyId: string): boolean;
  /** Saves or removes a company; an error reverts it and is shown as a toast. */
  toggle(companyId: string): Promise<void>;
  /** Null while this browser has never saved or rated anything. */
  fingerprint: string | null;
}

/** Returns the companies saved by this browser. A page calls it once for all its cards. */
export function useSaves(): Saves {
  const [made, setMade] = useState<string>();
  const stored = useOnceInBrowser(knownFingerprint);
  const fingerprint = made ?? stored;
  useSavedCompanyIdsQuery({ variables: { fingerprint: stored ?? '' }, skip: stored === null });
  const { data } = useFragment({ fragment: SavedIdsFragmentDoc, fragmentName: 'SavedIds', from: LIST });
  const ids = data?.companyIds as string[] | undefined;
  const saved = useMemo(() => new Set(ids), [ids]);
  const [save] = useAddSavedCompanyMutation();
  const [unsave] = useRemoveSavedCompanyMutation();
  const underWay = useRef(new Set<string>());
  const last = useRef(Promise.resolve());
  /** What was pressed, shown until the request has ended: the first one waits for the fingerprint's code. */
  const [wished, setWished] = useState<ReadonlyMap<string, boolean>>(new Map());

  const send = async (companyId: string, wasSaved: boolean): Promise<void> => {
    try {
      const by = await browserFingerprint();
      setMade(by);
      await (wasSaved ? unsave : save)({ variables: { companyId, fingerprint: by } });
      showToast(wasSaved ? 'Empresa removida das salvas.' : 'Empresa salva neste navegador.');
    } catch (error) {
      showToast(errorMessage(error, 'Não foi possível salvar. Tente novamente.'), 'error');
    } finally {
      underWay.current.delete(companyId);
      setWished((others) => new Map([...others].filter(([id]) => id !== companyId)));
    }
  };
  const toggle = (companyId: string): Promise<void> => {
    // A second press during the first request could overtake it.
    if (underWay.current.has(companyId)) return last.current;
    underWay.current.add(companyId);
    const wasSaved = saved.has(companyId);
    setWished((others) => new Map(others).set(companyId, !wasSaved));
    // One after the other: each answer is the whole list, and an earlier one must not come last.
    last.current = last.current.then(() => send(companyId, wasSaved));
    return last.current;
  };

  return { isSaved: (companyId) => wished.get(companyId) ?? saved.has(companyId), toggle, fingerprint };
}
