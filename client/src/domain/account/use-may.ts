import { createContext, useContext } from 'react';
import { useSession } from '../../api/session.ts';
import { useViewer } from './use-viewer.ts';
import type { AccountFragment, Capability } from './viewer.gen.ts';

/** The account whose page is shown, also while its session has ended. */
export const ShownAccount = createContext<Pick<AccountFragment, 'capabilities'> | null>(null);

/**
 * Returns a function that says whether the administrator whose page is shown may do something, to show its entries and
 * buttons. Outside of such a page everything may be done: the server checks each request.
 */
export function useAllows(): (capability: Capability | undefined) => boolean {
  const account = useContext(ShownAccount);
  return (capability) =>
    account === null || capability === undefined || account.capabilities.includes(capability);
}

/** Returns whether the administrator whose page is shown may do this. */
export const useMay = (capability: Capability | undefined): boolean => useAllows()(capability);

/**
 * Returns what the signed-in administrator may do, for the frame around pages: the capabilities stored at login until
 * the server answers; null where nothing is stored.
 */
export function useAdministrator(): Pick<AccountFragment, 'capabilities'> | null {
  const viewer = useViewer();
  const stored = useSession()?.user.capabilities as readonly Capability[] | undefined;
  if (viewer.status === 'in') return viewer.account;
  return stored ? { capabilities: [...stored] } : null;
}
