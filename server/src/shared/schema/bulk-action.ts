import { graphqlEnum } from './graphql-enum.ts';

/** Here rather than with the bulk actions: the lists of the domains say which of their rows each is for. */
export const BulkAction = graphqlEnum('BulkAction', 'What is done to each thing of a bulk action.', {
  approve:
    'Decides for what is asked: approves, accepts, gives access, keeps a rating, marks changes or messages as read.',
  reject: 'Decides against it: rejects, declines, reverts changes, removes a photo, hides a rating.',
  assignKind: 'Makes a kind the main one of a company; up to four of its others stay behind it.',
  activate: 'Shows a company.',
  deactivate: 'Hides a company from all but its owner and administrators.',
  activateAccount: 'Lets the person of an account sign in again.',
  deactivateAccount: 'Ends the sessions and API keys of an account, which cannot sign in any more.',
  restoreRejection: 'Makes a rejected company pending again.',
  sendMail: 'Sends a mail that was not sent again, or makes a sent one anew.',
});
export type BulkAction = keyof typeof BulkAction;

/** What the actions that decide nothing are done to. */
export type ChangedThing = 'company' | 'account' | 'rejection' | 'mail';
