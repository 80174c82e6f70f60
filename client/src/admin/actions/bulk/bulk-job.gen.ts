/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** Decides for what is asked: approves, accepts, gives access, keeps a rating, marks changes or messages as read. */
  | 'approve'
  /** Makes a kind the main one of a company; up to four of its others stay behind it. */
  | 'assignKind'
  /** Hides a company from all but its owner and administrators. */
  | 'deactivate'
  /** Decides against it: rejects, declines, reverts changes, removes a photo, hides a rating. */
  | 'reject';

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
  /** Its decisions are being taken back. */
  | 'undoing'
  /** Its decisions were taken back. */
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
  /** Both when absent. */
  isMessageAccessRequested?: boolean | null | undefined;
  /** With this kind, the main one or another. */
  kindId?: string | null | undefined;
  /** As `q` of `adminCompanies`. */
  q?: string | null | undefined;
  /** Both when absent. */
  status?: ApprovalStatus | null | undefined;
};

/** How the caller saw something that waits for a decision. */
export type SeenWorkInput = {
  /** Its `WorkItem.changedAt` as shown. */
  changedAt?: string | null | undefined;
  /** Its id. */
  id: string;
  /** Its `WorkItem.replacedText` as shown. */
  replacedText?: string | null | undefined;
};

/** An action, and what it is done to by one of `ids`, `companies` and `waiting`. */
export type StartBulkActionInput = {
  /** What is done to each. */
  action: BulkAction;
  /** The kind that `assignKind` assigns. */
  assignedKindId?: string | null | undefined;
  /** All companies of a filter, at most 100,000; not for decisions of other kinds. */
  companies?: CompaniesFilterInput | null | undefined;
  /** These companies, or these of the kind, 1 to 1,000. */
  ids?: Array<string> | null | undefined;
  /** What `approve` and `reject` decide on; new companies when absent. Messages have no `reject`. */
  kind?: WorkKind | null | undefined;
  /** Of a rejection, as its own mutation has it; at most 1000 characters, required for plan requests and ratings. */
  reason?: string | null | undefined;
  /** What the caller saw, at most 1,000; what changed since is not decided, but reported. Of others, what changes after the start. */
  seen?: Array<SeenWorkInput> | null | undefined;
  /** All of the kind that wait for a decision, or those of a search, at most 100,000. */
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
  /** A company that waits for approval; its id is that of the company. */
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


export type OwnBulkJobsQuery = { adminBulkJobs: Array<{ id: string, status: BulkStatus, canUndo: boolean }> };

export const BulkJobPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BulkJobPartsFragment, unknown>;
export const BulkJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminBulkJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BulkJobQuery, BulkJobQueryVariables>;
export const StartBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartBulkActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<StartBulkActionMutation, StartBulkActionMutationVariables>;
export const CancelBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CancelBulkActionMutation, CancelBulkActionMutationVariables>;
export const UndoBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UndoBulkActionMutation, UndoBulkActionMutationVariables>;
export const OwnBulkJobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnBulkJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminBulkJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}}]}}]}}]} as unknown as DocumentNode<OwnBulkJobsQuery, OwnBulkJobsQueryVariables>;
export const useBulkJobQuery = (...args: Hooks.QueryArguments<BulkJobQuery, BulkJobQueryVariables>) =>
  Hooks.useFreshQuery(BulkJobDocument, ...args);
export const useStartBulkActionMutation = (options?: Hooks.MutationOptions<StartBulkActionMutation, StartBulkActionMutationVariables>) =>
  Hooks.useTypedMutation('StartBulkAction', StartBulkActionDocument, options);
export const useCancelBulkActionMutation = (options?: Hooks.MutationOptions<CancelBulkActionMutation, CancelBulkActionMutationVariables>) =>
  Hooks.useTypedMutation('CancelBulkAction', CancelBulkActionDocument, options);
export const useUndoBulkActionMutation = (options?: Hooks.MutationOptions<UndoBulkActionMutation, UndoBulkActionMutationVariables>) =>
  Hooks.useTypedMutation('UndoBulkAction', UndoBulkActionDocument, options);
export const useOwnBulkJobsQuery = (...args: Hooks.QueryArguments<OwnBulkJobsQuery, OwnBulkJobsQueryVariables>) =>
  Hooks.useFreshQuery(OwnBulkJobsDocument, ...args);