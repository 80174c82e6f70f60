const keyOf = (accountId: string): string => `empresa-mostrada:${accountId}`;

/** Returns the company that the owner looked at last in this browser; undefined for none. */
export function rememberedCompany(accountId: string): string | undefined {
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
