/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a company waits for a decision. */
export type ApprovalStatus =
  /** Shown to visitors while it is active. */
  | 'approved'
  /** It waits for an administrator. */
  | 'pending';

/** What is done to each company of a bulk action. */
export type BulkAction =
  /** Shows it. */
  | 'activate'
  /** Approves it, if it waits for approval. */
  | 'approve'
  /** Makes a kind its main one; up to four of its others stay behind it. */
  | 'assignKind'
  /** Hides it from all but its owner and administrators. */
  | 'deactivate'
  /** Rejects it, if it waits for approval. */
  | 'reject';

/** State of a bulk action. */
export type BulkStatus =
  /** An administrator stopped it; what was done stays. */
  | 'cancelled'
  /** Every company is done or reported. */
  | 'done'
  /** It was stopped: its administrator has lost the role. */
  | 'failed'
  /** Companies are still to come. */
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
  /** As `q` of `adminCompanies`. */
  q?: string | null | undefined;
  /** Both when absent. */
  status?: ApprovalStatus | null | undefined;
};

/** The search of `adminPendingCompanies`. */
export type PendingFilterInput = {
  /** As `q` of `adminPendingCompanies`; all when absent. */
  q?: string | null | undefined;
};

/** Which state of a company the caller saw. */
export type SeenCompanyInput = {
  /** Its `changedAt` as shown. */
  changedAt: string;
  /** The company. */
  id: string;
};

/** An action, and its companies by one of `ids`, `companies` and `pending`. */
export type StartBulkActionInput = {
  /** What is done to each company. */
  action: BulkAction;
  /** The kind that `assignKind` assigns. */
  assignedKindId?: string | null | undefined;
  /** All companies of a filter, at most 100,000. */
  companies?: CompaniesFilterInput | null | undefined;
  /** These companies, 1 to 1,000. */
  ids?: Array<string> | null | undefined;
  /** All companies that wait for approval, or those of a search. */
  pending?: PendingFilterInput | null | undefined;
  /** Of a rejection, for the owners; at most 1000 characters. */
  reason?: string | null | undefined;
  /** What the caller saw of `ids`; those that changed since are neither approved nor rejected, but reported. */
  seen?: Array<SeenCompanyInput> | null | undefined;
};

export type BulkJobPartsFragment = { id: string, action: BulkAction, status: BulkStatus, total: number, processedCount: number, failedCount: number, canUndo: boolean, undoneCount: number, failures: Array<{ companyId: string, name: string | null, message: string }> };

export type BulkJobQueryVariables = Exact<{
  id: string;
}>;


export type BulkJobQuery = { adminBulkJob: { id: string, action: BulkAction, status: BulkStatus, total: number, processedCount: number, failedCount: number, canUndo: boolean, undoneCount: number, failures: Array<{ companyId: string, name: string | null, message: string }> } };

export type StartBulkActionMutationVariables = Exact<{
  input: StartBulkActionInput;
}>;


export type StartBulkActionMutation = { startBulkAction: { id: string, action: BulkAction, status: BulkStatus, total: number, processedCount: number, failedCount: number, canUndo: boolean, undoneCount: number, failures: Array<{ companyId: string, name: string | null, message: string }> } };

export type CancelBulkActionMutationVariables = Exact<{
  id: string;
}>;


export type CancelBulkActionMutation = { cancelBulkAction: { id: string, action: BulkAction, status: BulkStatus, total: number, processedCount: number, failedCount: number, canUndo: boolean, undoneCount: number, failures: Array<{ companyId: string, name: string | null, message: string }> } };

export type UndoBulkActionMutationVariables = Exact<{
  id: string;
}>;


export type UndoBulkActionMutation = { undoBulkAction: { id: string, action: BulkAction, status: BulkStatus, total: number, processedCount: number, failedCount: number, canUndo: boolean, undoneCount: number, failures: Array<{ companyId: string, name: string | null, message: string }> } };

export type OwnBulkJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnBulkJobsQuery = { adminBulkJobs: Array<{ id: string, status: BulkStatus, canUndo: boolean }> };

export const BulkJobPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BulkJobPartsFragment, unknown>;
export const BulkJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BulkJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminBulkJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BulkJobQuery, BulkJobQueryVariables>;
export const StartBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartBulkActionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<StartBulkActionMutation, StartBulkActionMutationVariables>;
export const CancelBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CancelBulkActionMutation, CancelBulkActionMutationVariables>;
export const UndoBulkActionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoBulkAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoBulkAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"processedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"canUndo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneCount"}},{"kind":"Field","name":{"kind":"Name","value":"failures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UndoBulkActionMutation, UndoBulkActionMutationVariables>;
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