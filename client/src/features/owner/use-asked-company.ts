import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const keyOf = (accountId: string): string => `empresa-mostrada:${accountId}`;

/** Returns the company that the owner looked at last in this browser; undefined for none. */
function rememberedCompany(accountId: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(accountId)) ?? undefined;
  } catch {
    // Storage is switched off.
    return undefined;
  }
}

/** Remembers the company that the owner looks at; undefined forgets it. */
export function rememberCompany(accountId: string, companyId: string | undefined): void {
  try {
    if (companyId === undefined) localStorage.removeItem(keyOf(accountId));
    else localStorage.setItem(keyOf(accountId), companyId);
  } catch {
    // Storage is switched off or full: the oldest company is shown next time.
  }
}

/**
 * Returns the company to show: that of the URL, else the one looked at last, undefined for the oldest. `forget` drops a
 * remembered one that is not the owner's any more.
 */
export function useAskedCompany(accountId: string) {
  const [search] = useSearchParams();
  const [remembered, setRemembered] = useState(() => rememberedCompany(accountId));
  const inUrl = search.get('company') ?? undefined;
  const forget = useCallback(() => {
    rememberCompany(accountId, undefined);
    setRemembered(undefined);
  }, [accountId]);
  return {
    companyId: inUrl ?? remembered,
    isRemembered: inUrl === undefined && remembered !== undefined,
    forget,
  };
}
