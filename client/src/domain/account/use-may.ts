import { createContext, useContext } from 'react';
import { useViewer } from './use-viewer.ts';
import type { AccountFragment, Capability } from './viewer.gen.ts';

/** The account whose page is shown, also while its session has ended. */
export const ShownAccount = createContext<AccountFragment | null>(null);

/** Returns the capabilities of the signed-in administrator; none for others and until the server has answered. */
export function useCapabilities(): readonly Capability[] {
  const shown = useContext(ShownAccount);
  const viewer = useViewer();
  if (viewer.status === 'in') return viewer.account.capabilities;
  return shown?.capabilities ?? [];
}

/** Returns whether the signed-in administrator's role allows this, to show its entries and buttons. */
export const useMay = (capability: Capability): boolean => useCapabilities().includes(capability);
