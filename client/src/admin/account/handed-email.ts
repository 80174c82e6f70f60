import { readSession } from '../../api/session.ts';

let handed: { email: string; by: string | undefined } = { email: '', by: undefined };

const viewer = (): string | undefined => readSession()?.user.id;

/** Hands an e-mail to the search for a person's data, which opens next. Kept out of the URL and the history: it is personal data. */
export const handEmail = (email: string): void => {
  handed = { email, by: viewer() };
};

/** Returns the e-mail that the viewer has handed over; empty for none. */
export const handedEmail = (): string => (handed.by === viewer() ? handed.email : '');
