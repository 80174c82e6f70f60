import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rememberCompany, rememberedCompany } from './shown-company.ts';

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
    asked: inUrl ?? remembered,
    isRemembered: inUrl === undefined && remembered !== undefined,
    forget,
  };
}
