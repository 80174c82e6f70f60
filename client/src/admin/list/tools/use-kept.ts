import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { readStored, writeStored } from '../../../lib/stored-json.ts';

/**
 * Returns what this browser keeps of a list for the signed-in account, and a function that keeps what `change` makes of
 * it, null for none; it returns false where the browser's storage is blocked. Nothing is kept without `list`.
 */
export function useKept(
  kind: 'views' | 'columns',
  list: string | undefined,
): [kept: unknown, keep: (change: (kept: unknown) => unknown) => boolean] {
  const session = useSession()?.user.id;
  const keyOf = (account: string | undefined): string => `list-${kind}:${account ?? ''}:${list}`;
  const read = (account: string | undefined): unknown =>
    list === undefined ? null : readStored(keyOf(account));
  const [kept, setKept] = useState(() => ({ account: session, value: read(session) }));
  // The page of an ended session stays until somebody signs in again.
  if (session !== undefined && session !== kept.account) {
    setKept({ account: session, value: read(session) });
  }
  const { account, value } = kept;
  return [
    value,
    (change) => {
      // As it is now, and not when the function was made: an undo in a toast comes later.
      const next = change(read(account));
      setKept({ account, value: next });
      return list === undefined || writeStored(keyOf(account), next);
    },
  ];
}
