import { graphqlEnum } from '../shared/schema/graphql-enum.ts';

export const RequestStatus = graphqlEnum('RequestStatus', 'State of a request; a decision is final.', {
  pending: 'It waits for an administrator.',
  approved: 'An administrator approved it.',
  rejected: 'An administrator rejected it.',
});
export type RequestStatus = keyof typeof RequestStatus;
