import { onOtherPerson } from '../../domain/account/on-other-person.ts';

let handed = '';

/** Hands an e-mail to the search for a person's data, which opens next. Kept out of the URL and the history: it is personal data. */
export const handEmail = (email: string): void => {
  handed = email;
};

onOtherPerson(() => handEmail(''));

/** Returns the e-mail that was handed over; empty for none. */
export const handedEmail = (): string => handed;
