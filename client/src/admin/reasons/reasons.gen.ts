/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new reason. */
export type CreateReasonTemplateInput = {
  /** What it is for, which stays; new companies when absent. Messages and requests about personal data have none. */
  kind?: WorkKind | null | undefined;
  /** Place in the list, 0 to 1000000; at the end when absent. */
  position?: number | null | undefined;
  /** 1 to 1000 characters. */
  text: string;
  /** 1 to 60 characters; unique within its kind without regard to case and accents. */
  title: string;
};

/** A reason as it is to be. */
export type UpdateReasonTemplateInput = {
  /** 1 to 1000 characters. */
  text: string;
  /** 1 to 60 characters; unique within its kind without regard to case and accents. */
  title: string;
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

export type ReasonPartsFragment = { id: string, kind: WorkKind, title: string, text: string, position: number };

export type ReasonTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReasonTemplatesQuery = { adminReasonTemplates: Array<{ id: string, kind: WorkKind, title: string, text: string, position: number }> };

export type CreateReasonTemplateMutationVariables = Exact<{
  input: CreateReasonTemplateInput;
}>;


export type CreateReasonTemplateMutation = { createReasonTemplate: { id: string, kind: WorkKind, title: string, text: string, position: number } };

export type UpdateReasonTemplateMutationVariables = Exact<{
  id: string;
  input: UpdateReasonTemplateInput;
}>;


export type UpdateReasonTemplateMutation = { updateReasonTemplate: { id: string, kind: WorkKind, title: string, text: string, position: number } };

export type DeleteReasonTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReasonTemplateMutation = { deleteReasonTemplate: { id: string } };

export const ReasonPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReasonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReasonTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]} as unknown as DocumentNode<ReasonPartsFragment, unknown>;
export const ReasonTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReasonTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminReasonTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReasonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReasonTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]} as unknown as DocumentNode<ReasonTemplatesQuery, ReasonTemplatesQueryVariables>;
export const CreateReasonTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReasonTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReasonTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReasonTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReasonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReasonTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]} as unknown as DocumentNode<CreateReasonTemplateMutation, CreateReasonTemplateMutationVariables>;
export const UpdateReasonTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReasonTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReasonTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReasonTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReasonParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReasonParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReasonTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]} as unknown as DocumentNode<UpdateReasonTemplateMutation, UpdateReasonTemplateMutationVariables>;
export const DeleteReasonTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReasonTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReasonTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteReasonTemplateMutation, DeleteReasonTemplateMutationVariables>;
export const useReasonTemplatesQuery = (...args: Hooks.QueryArguments<ReasonTemplatesQuery, ReasonTemplatesQueryVariables>) =>
  Hooks.useFreshQuery(ReasonTemplatesDocument, ...args);
export const useCreateReasonTemplateMutation = (options?: Hooks.MutationOptions<CreateReasonTemplateMutation, CreateReasonTemplateMutationVariables>) =>
  Hooks.useTypedMutation('CreateReasonTemplate', CreateReasonTemplateDocument, options);
export const useUpdateReasonTemplateMutation = (options?: Hooks.MutationOptions<UpdateReasonTemplateMutation, UpdateReasonTemplateMutationVariables>) =>
  Hooks.useTypedMutation('UpdateReasonTemplate', UpdateReasonTemplateDocument, options);
export const useDeleteReasonTemplateMutation = (options?: Hooks.MutationOptions<DeleteReasonTemplateMutation, DeleteReasonTemplateMutationVariables>) =>
  Hooks.useTypedMutation('DeleteReasonTemplate', DeleteReasonTemplateDocument, options);