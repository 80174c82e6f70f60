/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new template for answers. */
export type CreateAnswerTemplateInput = {
  /** Text, 1 to 1000 characters; '{nome}' stands for the visitor's name. */
  text: string;
  /** Title, 1 to 60 characters. */
  title: string;
};

/** A template for answers as it is from now on. */
export type UpdateAnswerTemplateInput = {
  /** Text, 1 to 1000 characters; '{nome}' stands for the visitor's name. */
  text: string;
  /** Title, 1 to 60 characters. */
  title: string;
};

export type AnswerTemplateFieldsFragment = { id: string, title: string, text: string };

export type MyAnswerTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAnswerTemplatesQuery = { myAnswerTemplates: { total: number, items: Array<{ id: string, title: string, text: string }> } };

export type CreateAnswerTemplateMutationVariables = Exact<{
  input: CreateAnswerTemplateInput;
}>;


export type CreateAnswerTemplateMutation = { createAnswerTemplate: { id: string, title: string, text: string } };

export type UpdateAnswerTemplateMutationVariables = Exact<{
  id: string;
  input: UpdateAnswerTemplateInput;
}>;


export type UpdateAnswerTemplateMutation = { updateAnswerTemplate: { id: string, title: string, text: string } };

export type DeleteAnswerTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAnswerTemplateMutation = { deleteAnswerTemplate: { id: string } };

export const AnswerTemplateFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<AnswerTemplateFieldsFragment, unknown>;
export const MyAnswerTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAnswerTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAnswerTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTemplateFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<MyAnswerTemplatesQuery, MyAnswerTemplatesQueryVariables>;
export const CreateAnswerTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAnswerTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAnswerTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAnswerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTemplateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<CreateAnswerTemplateMutation, CreateAnswerTemplateMutationVariables>;
export const UpdateAnswerTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAnswerTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAnswerTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAnswerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerTemplateFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerTemplateFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<UpdateAnswerTemplateMutation, UpdateAnswerTemplateMutationVariables>;
export const DeleteAnswerTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAnswerTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAnswerTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteAnswerTemplateMutation, DeleteAnswerTemplateMutationVariables>;
export const useMyAnswerTemplatesQuery = (...args: Hooks.QueryArguments<MyAnswerTemplatesQuery, MyAnswerTemplatesQueryVariables>) =>
  Hooks.useFreshQuery(MyAnswerTemplatesDocument, ...args);
export const useCreateAnswerTemplateMutation = (options?: Hooks.MutationOptions<CreateAnswerTemplateMutation, CreateAnswerTemplateMutationVariables>) =>
  Hooks.useTypedMutation('CreateAnswerTemplate', CreateAnswerTemplateDocument, options);
export const useUpdateAnswerTemplateMutation = (options?: Hooks.MutationOptions<UpdateAnswerTemplateMutation, UpdateAnswerTemplateMutationVariables>) =>
  Hooks.useTypedMutation('UpdateAnswerTemplate', UpdateAnswerTemplateDocument, options);
export const useDeleteAnswerTemplateMutation = (options?: Hooks.MutationOptions<DeleteAnswerTemplateMutation, DeleteAnswerTemplateMutationVariables>) =>
  Hooks.useTypedMutation('DeleteAnswerTemplate', DeleteAnswerTemplateDocument, options);