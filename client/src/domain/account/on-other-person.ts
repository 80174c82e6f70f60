import { onSession, readSession } from '../../api/session.ts';

/** Calls `forget` once another person is signed in than before, in any tab: for what a module keeps for one person. */
export function onOtherPerson(forget: () => void): void {
  if (typeof window === 'undefined') return;
  const person = () => readSession()?.user.id;
  let before = person();
  onSession(() => {
    if (person() === before) return;
    before = person();
    forget();
  });
}
