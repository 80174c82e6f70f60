import { onSession, readSession } from '../../api/session.ts';

/** Returns the id of the signed-in person. */
export const signedInId = (): string | undefined => readSession()?.user.id;

/** Calls `forget` whenever the signed-in person changes or signs out, in any tab. For module state of one person. */
export function onOtherPerson(forget: () => void): void {
  if (typeof window === 'undefined') return;
  let before = signedInId();
  onSession(() => {
    const now = signedInId();
    if (now === before) return;
    before = now;
    forget();
  });
}
