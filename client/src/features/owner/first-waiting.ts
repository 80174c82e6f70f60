import type { OwnerWorkQueryVariables } from './owner-work.gen.ts';

/** What is shown at first of what waits; one place, so that all that read it share the requests. */
export const WAITING_MESSAGES: OwnerWorkQueryVariables = {
  kinds: ['visitorMessage', 'administrationMessage'],
  perPage: 2,
};
export const WAITING_RATINGS: OwnerWorkQueryVariables = { kinds: ['rating'], perPage: 2 };
