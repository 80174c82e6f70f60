/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WorkApproveCompanyMutationVariables = Exact<{
  id: string;
  changedAt?: string | null | undefined;
}>;


export type WorkApproveCompanyMutation = { approveCompany: { id: string, isApproved: boolean } };

export type WorkRejectCompanyMutationVariables = Exact<{
  id: string;
  changedAt?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type WorkRejectCompanyMutation = { rejectCompany: { id: string } };

export type WorkMarkChangesSeenMutationVariables = Exact<{
  id: string;
  changedAt?: string | null | undefined;
}>;


export type WorkMarkChangesSeenMutation = { markChangesSeen: { id: string } };

export type WorkRevertChangesMutationVariables = Exact<{
  id: string;
  changedAt?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type WorkRevertChangesMutation = { revertCompanyChanges: { notRestored: Array<string>, company: { id: string } } };

export type WorkApprovePhotoMutationVariables = Exact<{
  id: string;
  changedAt?: string | null | undefined;
}>;


export type WorkApprovePhotoMutation = { approvePhoto: { photo: { id: string } } };

export type WorkDeletePhotoMutationVariables = Exact<{
  id: string;
  changedAt?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type WorkDeletePhotoMutation = { deleteCompanyPhoto: { id: string } };

export type WorkApprovePlanRequestMutationVariables = Exact<{
  id: string;
}>;


export type WorkApprovePlanRequestMutation = { approvePlanRequest: { id: string } };

export type WorkRejectPlanRequestMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type WorkRejectPlanRequestMutation = { rejectPlanRequest: { id: string } };

export type WorkApproveClaimMutationVariables = Exact<{
  id: string;
}>;


export type WorkApproveClaimMutation = { approveClaim: { id: string } };

export type WorkRejectClaimMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type WorkRejectClaimMutation = { rejectClaim: { id: string } };

export type WorkDismissReportsMutationVariables = Exact<{
  id: string;
}>;


export type WorkDismissReportsMutation = { dismissRatingReports: { id: string } };

export type WorkHideRatingMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type WorkHideRatingMutation = { hideRating: { id: string } };

export type WorkAcceptCorrectionMutationVariables = Exact<{
  id: string;
  seen?: string | null | undefined;
}>;


export type WorkAcceptCorrectionMutation = { acceptCorrection: { id: string } };

export type WorkDeclineCorrectionMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type WorkDeclineCorrectionMutation = { declineCorrection: { id: string } };

export type WorkSetMessageAccessMutationVariables = Exact<{
  id: string;
  isGiven: boolean;
  reason?: string | null | undefined;
}>;


export type WorkSetMessageAccessMutation = { setMessageAccess: { id: string } };

export type WorkMarkConversationReadMutationVariables = Exact<{
  id: string;
  changedAt?: string | null | undefined;
}>;


export type WorkMarkConversationReadMutation = { markConversationRead: { id: string } };

export type WorkAnswerDataRequestMutationVariables = Exact<{
  id: string;
  answer: string;
}>;


export type WorkAnswerDataRequestMutation = { answerDataRequest: { id: string } };


export const WorkApproveCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkApproveCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}}]}}]}}]} as unknown as DocumentNode<WorkApproveCompanyMutation, WorkApproveCompanyMutationVariables>;
export const WorkRejectCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkRejectCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkRejectCompanyMutation, WorkRejectCompanyMutationVariables>;
export const WorkMarkChangesSeenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkMarkChangesSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markChangesSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkMarkChangesSeenMutation, WorkMarkChangesSeenMutationVariables>;
export const WorkRevertChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkRevertChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revertCompanyChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notRestored"}}]}}]}}]} as unknown as DocumentNode<WorkRevertChangesMutation, WorkRevertChangesMutationVariables>;
export const WorkApprovePhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkApprovePhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvePhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<WorkApprovePhotoMutation, WorkApprovePhotoMutationVariables>;
export const WorkDeletePhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkDeletePhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCompanyPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkDeletePhotoMutation, WorkDeletePhotoMutationVariables>;
export const WorkApprovePlanRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkApprovePlanRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvePlanRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkApprovePlanRequestMutation, WorkApprovePlanRequestMutationVariables>;
export const WorkRejectPlanRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkRejectPlanRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectPlanRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkRejectPlanRequestMutation, WorkRejectPlanRequestMutationVariables>;
export const WorkApproveClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkApproveClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkApproveClaimMutation, WorkApproveClaimMutationVariables>;
export const WorkRejectClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkRejectClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkRejectClaimMutation, WorkRejectClaimMutationVariables>;
export const WorkDismissReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkDismissReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissRatingReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkDismissReportsMutation, WorkDismissReportsMutationVariables>;
export const WorkHideRatingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkHideRating"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideRating"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkHideRatingMutation, WorkHideRatingMutationVariables>;
export const WorkAcceptCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkAcceptCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkAcceptCorrectionMutation, WorkAcceptCorrectionMutationVariables>;
export const WorkDeclineCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkDeclineCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkDeclineCorrectionMutation, WorkDeclineCorrectionMutationVariables>;
export const WorkSetMessageAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkSetMessageAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isGiven"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMessageAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"hasMessageAccess"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isGiven"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkSetMessageAccessMutation, WorkSetMessageAccessMutationVariables>;
export const WorkMarkConversationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkMarkConversationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markConversationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changedAt"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkMarkConversationReadMutation, WorkMarkConversationReadMutationVariables>;
export const WorkAnswerDataRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkAnswerDataRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerDataRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoable"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WorkAnswerDataRequestMutation, WorkAnswerDataRequestMutationVariables>;
export const useWorkApproveCompanyMutation = (options?: Hooks.MutationOptions<WorkApproveCompanyMutation, WorkApproveCompanyMutationVariables>) =>
  Hooks.useTypedMutation('WorkApproveCompany', WorkApproveCompanyDocument, options);
export const useWorkRejectCompanyMutation = (options?: Hooks.MutationOptions<WorkRejectCompanyMutation, WorkRejectCompanyMutationVariables>) =>
  Hooks.useTypedMutation('WorkRejectCompany', WorkRejectCompanyDocument, options);
export const useWorkMarkChangesSeenMutation = (options?: Hooks.MutationOptions<WorkMarkChangesSeenMutation, WorkMarkChangesSeenMutationVariables>) =>
  Hooks.useTypedMutation('WorkMarkChangesSeen', WorkMarkChangesSeenDocument, options);
export const useWorkRevertChangesMutation = (options?: Hooks.MutationOptions<WorkRevertChangesMutation, WorkRevertChangesMutationVariables>) =>
  Hooks.useTypedMutation('WorkRevertChanges', WorkRevertChangesDocument, options);
export const useWorkApprovePhotoMutation = (options?: Hooks.MutationOptions<WorkApprovePhotoMutation, WorkApprovePhotoMutationVariables>) =>
  Hooks.useTypedMutation('WorkApprovePhoto', WorkApprovePhotoDocument, options);
export const useWorkDeletePhotoMutation = (options?: Hooks.MutationOptions<WorkDeletePhotoMutation, WorkDeletePhotoMutationVariables>) =>
  Hooks.useTypedMutation('WorkDeletePhoto', WorkDeletePhotoDocument, options);
export const useWorkApprovePlanRequestMutation = (options?: Hooks.MutationOptions<WorkApprovePlanRequestMutation, WorkApprovePlanRequestMutationVariables>) =>
  Hooks.useTypedMutation('WorkApprovePlanRequest', WorkApprovePlanRequestDocument, options);
export const useWorkRejectPlanRequestMutation = (options?: Hooks.MutationOptions<WorkRejectPlanRequestMutation, WorkRejectPlanRequestMutationVariables>) =>
  Hooks.useTypedMutation('WorkRejectPlanRequest', WorkRejectPlanRequestDocument, options);
export const useWorkApproveClaimMutation = (options?: Hooks.MutationOptions<WorkApproveClaimMutation, WorkApproveClaimMutationVariables>) =>
  Hooks.useTypedMutation('WorkApproveClaim', WorkApproveClaimDocument, options);
export const useWorkRejectClaimMutation = (options?: Hooks.MutationOptions<WorkRejectClaimMutation, WorkRejectClaimMutationVariables>) =>
  Hooks.useTypedMutation('WorkRejectClaim', WorkRejectClaimDocument, options);
export const useWorkDismissReportsMutation = (options?: Hooks.MutationOptions<WorkDismissReportsMutation, WorkDismissReportsMutationVariables>) =>
  Hooks.useTypedMutation('WorkDismissReports', WorkDismissReportsDocument, options);
export const useWorkHideRatingMutation = (options?: Hooks.MutationOptions<WorkHideRatingMutation, WorkHideRatingMutationVariables>) =>
  Hooks.useTypedMutation('WorkHideRating', WorkHideRatingDocument, options);
export const useWorkAcceptCorrectionMutation = (options?: Hooks.MutationOptions<WorkAcceptCorrectionMutation, WorkAcceptCorrectionMutationVariables>) =>
  Hooks.useTypedMutation('WorkAcceptCorrection', WorkAcceptCorrectionDocument, options);
export const useWorkDeclineCorrectionMutation = (options?: Hooks.MutationOptions<WorkDeclineCorrectionMutation, WorkDeclineCorrectionMutationVariables>) =>
  Hooks.useTypedMutation('WorkDeclineCorrection', WorkDeclineCorrectionDocument, options);
export const useWorkSetMessageAccessMutation = (options?: Hooks.MutationOptions<WorkSetMessageAccessMutation, WorkSetMessageAccessMutationVariables>) =>
  Hooks.useTypedMutation('WorkSetMessageAccess', WorkSetMessageAccessDocument, options);
export const useWorkMarkConversationReadMutation = (options?: Hooks.MutationOptions<WorkMarkConversationReadMutation, WorkMarkConversationReadMutationVariables>) =>
  Hooks.useTypedMutation('WorkMarkConversationRead', WorkMarkConversationReadDocument, options);
export const useWorkAnswerDataRequestMutation = (options?: Hooks.MutationOptions<WorkAnswerDataRequestMutation, WorkAnswerDataRequestMutationVariables>) =>
  Hooks.useTypedMutation('WorkAnswerDataRequest', WorkAnswerDataRequestDocument, options);