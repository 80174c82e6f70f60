/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The filters of `adminUsers`; an action is never for the own account. */
export type AccountsFilterInput = {
  /** Administrators in this role; all accounts when absent. */
  adminRole?: AdminRole | null | undefined;
  /** All when absent. */
  isActive?: boolean | null | undefined;
  /** Part of the name, the e-mail or the plan's name, without regard to case and accents; or '#' and the number. */
  q?: string | null | undefined;
  /** All when absent. */
  role?: Role | null | undefined;
};

/** What an administrator may do. */
export type AdminRole =
  /** Everything. */
  | 'administrator'
  /** Decides and edits companies; no accounts, settings, plans, imports or logs. */
  | 'moderator'
  /** Reads lists and statistics; decides nothing and sees no contact data of persons. */
  | 'reader';

/** Whether a company waits for a decision. */
export type ApprovalStatus =
  /** Shown to visitors while it is active. */
  | 'approved'
  /** It waits for an administrator. */
  | 'pending';

/** What is done to each thing of a bulk action. */
export type BulkAction =
  /** Shows a company. */
  | 'activate'
  /** Lets the person of an account sign in again. */
  | 'activateAccount'
  /** Decides for what is asked: approves, accepts, gives access, keeps a rating, marks changes or messages as read. */
  | 'approve'
  /** Makes a kind the main one of a company; up to four of its others stay behind it. */
  | 'assignKind'
  /** Hides a company from all but its owner and administrators. */
  | 'deactivate'
  /** Ends the sessions and API keys of an account, which cannot sign in any more. */
  | 'deactivateAccount'
  /** Decides against it: rejects, declines, reverts changes, removes a photo, hides a rating. */
  | 'reject'
  /** Makes a rejected company pending again. */
  | 'restoreRejection'
  /** Sends a mail that was not sent again, or makes a sent one anew. */
  | 'sendMail';

/** State of a bulk action. */
export type BulkStatus =
  /** An administrator stopped it; what was done stays. */
  | 'cancelled'
  /** Everything is done or reported. */
  | 'done'
  /** It was stopped: its administrator has lost the role. */
  | 'failed'
  /** Something is still to come. */
  | 'running'
  /** Its decisions or changes are being taken back. */
  | 'undoing'
  /** Its decisions or changes were taken back. */
  | 'undone';

/** The filters of `adminCompanies`; without any, all companies. */
export type CompaniesFilterInput = {
  /** Of this category. */
  categoryId?: string | null | undefined;
  /** With or without the state; an unknown one has none. */
  city?: string | null | undefined;
  /** Both when absent. */
  hasMessageAccess?: boolean | null | undefined;
  /** Both when absent. */
  hasOwner?: boolean | null | undefined;
  /** Both when absent. */
  isActive?: boolean | null | undefined;
  /** Those whose owner waits for message access, or the others; both when absent. */
  isMessageAccessRequested?: boolean | null | undefined;
  /** With this kind, the main one or another. */
  kindId?: string | null | undefined;
  /** Of this account; only for administrators who see persons. */
  ownerId?: string | null | undefined;
  /** Part of the name (one or two letters: its beginning), of the owner's name or e-mail, of city, category or kind; a phone, a CNPJ or the number of a company. */
  q?: string | null | undefined;
  /** Both when absent. */
  status?: ApprovalStatus | null | undefined;
};

/** The filter of one list, and the action that is counted for. */
export type ListCountInput = {
  /** All accounts of a filter; of an action those that it changes: active ones to deactivate, inactive ones to activate, never the own one. */
  accounts?: AccountsFilterInput | null | undefined;
  /** Counts what it would be done to; all of the filter when absent. */
  action?: BulkAction | null | undefined;
  /** All companies of a filter; of an action those that it can be done to: active ones to deactivate, inactive ones to activate, those that wait to decide on. Not for decisions of other kinds. */
  companies?: CompaniesFilterInput | null | undefined;
  /** As of `startBulkAction`. */
  kind?: WorkKind | null | undefined;
  /** All mails of a filter. */
  mails?: MailsFilterInput | null | undefined;
  /** All plan requests of a filter, for decisions on them. */
  planRequests?: PlanRequestsFilterInput | null | undefined;
  /** All ratings of a filter; of an action those that it can be done to, for `reportedRating`: shown ones to hide, reported ones to keep. */
  ratings?: RatingsFilterInput | null | undefined;
  /** All rejected companies of a search. */
  rejections?: RejectionsFilterInput | null | undefined;
};

/** Status of a mail. */
export type MailStatus =
  /** No attempt succeeded, or it came too late. */
  | 'failed'
  /** It waits for its first or next attempt. */
  | 'queued'
  /** The mail server accepted it. */
  | 'sent';

/** The filters of `adminMails`; an action is for those that can be sent again. */
export type MailsFilterInput = {
  /** Part of the recipient, the subject or the name of the kind, without regard to case and accents. */
  q?: string | null | undefined;
  /** All when absent. */
  status?: MailStatus | null | undefined;
};

/** The filters of `adminPlanRequests`; an action is for the pending ones. */
export type PlanRequestsFilterInput = {
  /** First day, in America/Sao_Paulo. */
  from?: string | null | undefined;
  /** Part of the name or e-mail of the account, or of the name of the requested plan, without regard to case and accents. */
  q?: string | null | undefined;
  /** All when absent. */
  status?: RequestStatus | null | undefined;
  /** Last day, in America/Sao_Paulo. */
  until?: string | null | undefined;
};

/** The filters of `adminRatings`; without any, all ratings. */
export type RatingsFilterInput = {
  /** Ratings of this company. */
  companyId?: string | null | undefined;
  /** Both when absent. */
  isHidden?: boolean | null | undefined;
  /** Whether it has open reports; both when absent. */
  isReported?: boolean | null | undefined;
  /** Stars, 1 to 5. */
  maxRating?: number | null | undefined;
  /** Stars, 1 to 5. */
  minRating?: number | null | undefined;
  /** Part of the comment, of the author's name or neighbourhood, or of the company's name, without regard to case and accents. */
  q?: string | null | undefined;
};

/** The search of `adminRejections`. */
export type RejectionsFilterInput = {
  /** Number of the account that rejected them. */
  deciderId?: string | null | undefined;
  /** First day, in America/Sao_Paulo. */
  from?: string | null | undefined;
  /** False for companies that were rejected without a reason. */
  hasReason?: boolean | null | undefined;
  /** Part of what a rejected company has, of its owner's name or e-mail, or of the decider's name, without regard to case and accents. */
  q?: string | null | undefined;
  /** The reason, word for word. */
  reason?: string | null | undefined;
  /** Last day, in America/Sao_Paulo. */
  until?: string | null | undefined;
};

/** State of a request; a decision is final. */
export type RequestStatus =
  /** An administrator approved it. */
  | 'approved'
  /** It waits for an administrator. */
  | 'pending'
  /** An administrator rejected it. */
  | 'rejected';

/** What an account may do. */
export type Role =
  /** Administrates the site. */
  | 'admin'
  /** Owns companies, or will register or claim one. */
  | 'company'
  /** Neither owns companies nor administrates. */
  | 'user';

/** How the caller saw something that waits for a decision. */
export type SeenWorkInput = {
  /** Its `WorkItem.changedAt` as shown. */
  changedAt?: string | null | undefined;
  /** Its id. */
  id: string;
  /** Its `WorkItem.replacedText` as shown. */
  replacedText?: string | null | undefined;
};

/** An action, and what it is done to: by `ids`, `waiting`, or the filter of a list; at most 100,000. */
export type StartBulkActionInput = {
  /** All accounts of a filter; of an action those that it changes: active ones to deactivate, inactive ones to activate, never the own one. */
  accounts?: AccountsFilterInput | null | undefined;
  /** What is done to each. */
  action: BulkAction;
  /** The kind that `assignKind` assigns. */
  assignedKindId?: string | null | undefined;
  /** All companies of a filter; of an action those that it can be done to: active ones to deactivate, inactive ones to activate, those that wait to decide on. Not for decisions of other kinds. */
  companies?: CompaniesFilterInput | null | undefined;
  /** These of the kind, or of what the action changes, 1 to 1,000. */
  ids?: Array<string> | null | undefined;
  /** What `approve` and `reject` decide on; new companies when absent. Messages have no `reject`. Of actions on companies it is for `waiting` only: new or changed ones. */
  kind?: WorkKind | null | undefined;
  /** All mails of a filter. */
  mails?: MailsFilterInput | null | undefined;
  /** All plan requests of a filter, for decisions on them. */
  planRequests?: PlanRequestsFilterInput | null | undefined;
  /** All ratings of a filter; of an action those that it can be done to, for `reportedRating`: shown ones to hide, reported ones to keep. */
  ratings?: RatingsFilterInput | null | undefined;
  /** Of a rejection, as its own mutation has it; at most 1000 characters, required for plan requests and ratings. */
  reason?: string | null | undefined;
  /** All rejected companies of a search. */
  rejections?: RejectionsFilterInput | null | undefined;
  /** What the caller saw, at most 1,000; what changed since is not decided, but reported, and messages sent since stay unread. Of others, what changes after the start. */
  seen?: Array<SeenWorkInput> | null | undefined;
  /** What the caller was told that `waiting` or a filter has; CONFLICT when there are more by now. */
  total?: number | null | undefined;
  /** All of the kind that wait for a decision, or those of a search. */
  waiting?: WaitingFilterInput | null | undefined;
};

/** The search of `adminWork`. */
export type WaitingFilterInput = {
  /** As `q` of `adminWork`; all of the kind when absent. */
  q?: string | null | undefined;
};

/** What waits for a decision of the administrators. */
export type WorkKind =
  /** An owner's request for access to messages; its id is that of the company. */
  | 'accessRequest'
  /** An approved company that its owner changed; its id is that of the company. */
  | 'changedCompany'
  /** A request to own a company without owner. */
  | 'claim'
  /** A visitor's correction of a company without owner. */
  | 'correction'
  /** A request about personal data (LGPD). */
  | 'dataRequest'
  /** The messages of a company to the administration that nobody has read; its id is that of the company. */
  | 'message'
  /** An active company that waits for approval; its id is that of the company. */
  | 'newCompany'
  /** A photo that waits for approval or was reported. */
  | 'photo'
  /** A request of another plan. */
  | 'planRequest'
  /** A rating with open reports. */
  | 'reportedRating';

export type BulkJobPartsFragment = { id: string, kind: WorkKind | null, action: BulkAction, status: BulkStatus, total: number, processedCount: number, failedCount: number, canUndo: boolean, undoneCount: number, failures: Array<{ id: string, title: string | null, message: string }> };

export type BulkJobQueryVariables = Exact<{
  id: string;
}>;


export type BulkJobQuery = { adminBulkJob: { id: string, kind: WorkKind | null, action: BulkAction, status: BulkStatus, total: number, processedCount: number, failedCount: number, canUndo: boolean, undoneCount: number, failures: Array<{ id: string, title: string | null, message: string }> } };

export type ListCountQueryVariables = Exact<{
  input: ListCountInput;
}>;


export type ListCountQuery = { adminListCount: number | null };

export type StartBulkActionMutationVariables = Exact<{
  input: StartBulkActionInput;
}>;


export type StartBulkActionMutation = { startBulkAction: { id: string, kind: WorkKind | null, action: BulkAction, status: BulkStatus, total: number, processedCount: number, failedCount: number, canUndo: boolean, undoneCount: number, failures: Array<{ id: string, title: string | null, message: string }> } };

export type CancelBulkActionMutationVariables = Exact<{
  id: string;
}>;


export type CancelBulkActionMutation = { cancelBulkAction: { id: string, kind: WorkKind | null, action: BulkAction, status: BulkStatus, total: number, processedCount: number, failedCount: number, canUndo: boolean, undoneCount: number, failures: Array<{ id: string, title: string | null, message: string }> } };

export type UndoBulkActionMutationVariables = Exact<{
  id: string;
}>;


export type UndoBulkActionMutation = { undoBulkAction: { id: string, kind: WorkKind | null, action: BulkAction, status: BulkStatus, total: number, processedCount: number, failedCount: number, canUndo: boolean, undoneCount: number, failures: Array<{ id: string, title: string | null, message: string }> } };

export type OwnBulkJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnBulkJobsQuery = { adminBulkJobs: Array<{ id: string, status: BulkStatus, canUndo: boolean, failedCount: number }> };

export const BulkJobPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BulkJobPartsFragment, unknown>;
export const BulkJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminBulkJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BulkJobQuery, BulkJobQueryVariables>;
export const ListCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListCountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminListCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ListCountQuery, ListCountQueryVariables>;
export const StartBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartBulkActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<StartBulkActionMutation, StartBulkActionMutationVariables>;
export const CancelBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CancelBulkActionMutation, CancelBulkActionMutationVariables>;
export const UndoBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UndoBulkActionMutation, UndoBulkActionMutationVariables>;
export const OwnBulkJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnBulkJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminBulkJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}}]}}]}}]} as unknown as DocumentNode<OwnBulkJobsQuery, OwnBulkJobsQueryVariables>;
export const useBulkJobQuery = (...args: Hooks.QueryArguments<BulkJobQuery, BulkJobQueryVariables>) =>
  Hooks.useFreshQuery(BulkJobDocument, ...args);
export const useListCountQuery = (...args: Hooks.QueryArguments<ListCountQuery, ListCountQueryVariables>) =>
  Hooks.useFreshQuery(ListCountDocument, ...args);
export const useStartBulkActionMutation = (options?: Hooks.MutationOptions<StartBulkActionMutation, StartBulkActionMutationVariables>) =>
  Hooks.useTypedMutation('StartBulkAction', StartBulkActionDocument, options);
export const useCancelBulkActionMutation = (options?: Hooks.MutationOptions<CancelBulkActionMutation, CancelBulkActionMutationVariables>) =>
  Hooks.useTypedMutation('CancelBulkAction', CancelBulkActionDocument, options);
export const useUndoBulkActionMutation = (options?: Hooks.MutationOptions<UndoBulkActionMutation, UndoBulkActionMutationVariables>) =>
  Hooks.useTypedMutation('UndoBulkAction', UndoBulkActionDocument, options);
export const useOwnBulkJobsQuery = (...args: Hooks.QueryArguments<OwnBulkJobsQuery, OwnBulkJobsQueryVariables>) =>
  Hooks.useFreshQuery(OwnBulkJobsDocument, ...args);