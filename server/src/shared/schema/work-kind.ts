import { graphqlEnum } from './graphql-enum.ts';

/** Here rather than in a domain: the domains that decide and the list of what waits both name them. */
export const WorkKind = graphqlEnum('WorkKind', 'What waits for a decision of the administrators.', {
  newCompany: 'An active company that waits for approval; its id is that of the company.',
  changedCompany: 'An approved company that its owner changed; its id is that of the company.',
  photo: 'A photo that waits for approval or was reported.',
  planRequest: 'A request of another plan.',
  claim: 'A request to own a company without owner.',
  reportedRating: 'A rating with open reports.',
  correction: "A visitor's correction of a company without owner.",
  accessRequest: "An owner's request for access to messages; its id is that of the company.",
  message:
    'The messages of a company to the administration that nobody has read; its id is that of the company.',
  dataRequest: 'A request about personal data (LGPD).',
});
export type WorkKind = keyof typeof WorkKind;
