/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A kind of business; its name becomes one of its words. */
export type CreateKindInput = {
  /** The kind that covers it, which no other covers; empty for none. */
  broaderId?: string | null | undefined;
  /** Id of its category. */
  categoryId: string;
  /** 1 to 80 characters, one of them a letter; unique without regard to case and accents. */
  name: string;
  /** Name in the title of a list, "Padarias"; up to 80 characters, empty for the name itself. */
  plural?: string | null | undefined;
  /** Type of schema.org below LocalBusiness, such as "Bakery"; empty for none. */
  schemaType?: string | null | undefined;
};

/** Order of the administrators' list of kinds. */
export type KindOrder =
  /** By category, then by name; those without a category last. */
  | 'category'
  /** Those without a category first, then by category and name, from Z to A. */
  | 'categoryDescending'
  /** The most companies first. */
  | 'companies'
  /** The fewest companies first. */
  | 'companiesAscending'
  /** By name, from A to Z. */
  | 'name'
  /** By name, from Z to A. */
  | 'nameDescending'
  /** The most words first. */
  | 'words'
  /** The fewest words first. */
  | 'wordsAscending';

/** Absent and null fields stay unchanged. A new name is added to the words. */
export type UpdateKindInput = {
  /** The kind that covers it, which no other covers; empty for none. */
  broaderId?: string | null | undefined;
  /** Id of its category. */
  categoryId?: string | null | undefined;
  /** 1 to 80 characters, one of them a letter; unique without regard to case and accents. */
  name?: string | null | undefined;
  /** Name in the title of a list, "Padarias"; up to 80 characters, empty for the name itself. */
  plural?: string | null | undefined;
  /** Type of schema.org below LocalBusiness, such as "Bakery"; empty for none. */
  schemaType?: string | null | undefined;
};

export type AdminKindsQueryVariables = Exact<{
  q?: string | null | undefined;
  categoryId?: string | null | undefined;
  order: KindOrder;
  page: number;
  perPage: number;
}>;


export type AdminKindsQuery = { adminKinds: { page: number, lastPage: number, total: number, items: Array<{ id: string, slug: string, name: string, plural: string | null, schemaType: string | null, wordsCount: number, companiesCount: number, category: { id: string, name: string } | null, broader: { id: string, name: string } | null }> } };

export type KindRowFragment = { id: string, slug: string, name: string, plural: string | null, schemaType: string | null, wordsCount: number, companiesCount: number, category: { id: string, name: string } | null, broader: { id: string, name: string } | null };

export type KindWordsFragment = { id: string, wordsCount: number, words: Array<{ word: string, alsoOf: Array<{ id: string, name: string }> }> };

export type AdminKindQueryVariables = Exact<{
  id: string;
}>;


export type AdminKindQuery = { adminKind: { id: string, slug: string, name: string, plural: string | null, schemaType: string | null, wordsCount: number, companiesCount: number, category: { id: string, name: string } | null, broader: { id: string, name: string } | null, words: Array<{ word: string, alsoOf: Array<{ id: string, name: string }> }> } };

export type KindCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type KindCategoriesQuery = { categories: Array<{ id: string, name: string }> };

export type SampleOfSearchFragment = { total: number, totalIsExact: boolean, companies: Array<{ id: string, name: string, city: { id: string, name: string, state: string } }> };

export type KindWordPreviewQueryVariables = Exact<{
  kindId: string;
  word: string;
}>;


export type KindWordPreviewQuery = { adminKindWordPreview: { alsoOf: Array<{ id: string, name: string }>, today: { total: number, totalIsExact: boolean, companies: Array<{ id: string, name: string, city: { id: string, name: string, state: string } }> }, withWord: { total: number, totalIsExact: boolean, companies: Array<{ id: string, name: string, city: { id: string, name: string, state: string } }> } } };

export type CreateKindMutationVariables = Exact<{
  input: CreateKindInput;
}>;


export type CreateKindMutation = { createKind: { id: string, slug: string, name: string, plural: string | null, schemaType: string | null, wordsCount: number, companiesCount: number, category: { id: string, name: string } | null, broader: { id: string, name: string } | null } };

export type UpdateKindMutationVariables = Exact<{
  id: string;
  input: UpdateKindInput;
}>;


export type UpdateKindMutation = { updateKind: { id: string, slug: string, name: string, plural: string | null, schemaType: string | null, wordsCount: number, companiesCount: number, category: { id: string, name: string } | null, broader: { id: string, name: string } | null, words: Array<{ word: string, alsoOf: Array<{ id: string, name: string }> }> } };

export type DeleteKindMutationVariables = Exact<{
  id: string;
}>;


export type DeleteKindMutation = { deleteKind: { id: string } };

export type AddKindWordMutationVariables = Exact<{
  kindId: string;
  word: string;
}>;


export type AddKindWordMutation = { addKindWord: { id: string, wordsCount: number, words: Array<{ word: string, alsoOf: Array<{ id: string, name: string }> }> } };

export type RemoveKindWordMutationVariables = Exact<{
  kindId: string;
  word: string;
}>;


export type RemoveKindWordMutation = { removeKindWord: { id: string, wordsCount: number, words: Array<{ word: string, alsoOf: Array<{ id: string, name: string }> }> } };

export const KindRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"broader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schemaType"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCount"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}}]}}]} as unknown as DocumentNode<KindRowFragment, unknown>;
export const KindWordsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCount"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"alsoOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<KindWordsFragment, unknown>;
export const SampleOfSearchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleOfSearch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSample"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<SampleOfSearchFragment, unknown>;
export const AdminKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminKinds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KindOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminKinds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"broader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schemaType"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCount"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}}]}}]} as unknown as DocumentNode<AdminKindsQuery, AdminKindsQueryVariables>;
export const AdminKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"broader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schemaType"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCount"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCount"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"alsoOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AdminKindQuery, AdminKindQueryVariables>;
export const KindCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KindCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<KindCategoriesQuery, KindCategoriesQueryVariables>;
export const KindWordPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KindWordPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminKindWordPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kindId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}}},{"kind":"Argument","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alsoOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleOfSearch"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withWord"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleOfSearch"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleOfSearch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchSample"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"companies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<KindWordPreviewQuery, KindWordPreviewQueryVariables>;
export const CreateKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateKindInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"broader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schemaType"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCount"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}}]}}]} as unknown as DocumentNode<CreateKindMutation, CreateKindMutationVariables>;
export const UpdateKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateKindInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"broader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schemaType"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCount"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCount"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"alsoOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateKindMutation, UpdateKindMutationVariables>;
export const DeleteKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteKindMutation, DeleteKindMutationVariables>;
export const AddKindWordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddKindWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addKindWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kindId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}}},{"kind":"Argument","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCount"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"alsoOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AddKindWordMutation, AddKindWordMutationVariables>;
export const RemoveKindWordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveKindWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeKindWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kindId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kindId"}}},{"kind":"Argument","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCount"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"alsoOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveKindWordMutation, RemoveKindWordMutationVariables>;
export const useAdminKindsQuery = (...args: Hooks.QueryArguments<AdminKindsQuery, AdminKindsQueryVariables>) =>
  Hooks.useFreshQuery(AdminKindsDocument, ...args);
export const useAdminKindQuery = (...args: Hooks.QueryArguments<AdminKindQuery, AdminKindQueryVariables>) =>
  Hooks.useFreshQuery(AdminKindDocument, ...args);
export const useKindCategoriesQuery = (...args: Hooks.QueryArguments<KindCategoriesQuery, KindCategoriesQueryVariables>) =>
  Hooks.useFreshQuery(KindCategoriesDocument, ...args);
export const useKindWordPreviewQuery = (...args: Hooks.QueryArguments<KindWordPreviewQuery, KindWordPreviewQueryVariables>) =>
  Hooks.useFreshQuery(KindWordPreviewDocument, ...args);
export const useCreateKindMutation = (options?: Hooks.MutationOptions<CreateKindMutation, CreateKindMutationVariables>) =>
  Hooks.useTypedMutation('CreateKind', CreateKindDocument, options);
export const useUpdateKindMutation = (options?: Hooks.MutationOptions<UpdateKindMutation, UpdateKindMutationVariables>) =>
  Hooks.useTypedMutation('UpdateKind', UpdateKindDocument, options);
export const useDeleteKindMutation = (options?: Hooks.MutationOptions<DeleteKindMutation, DeleteKindMutationVariables>) =>
  Hooks.useTypedMutation('DeleteKind', DeleteKindDocument, options);
export const useAddKindWordMutation = (options?: Hooks.MutationOptions<AddKindWordMutation, AddKindWordMutationVariables>) =>
  Hooks.useTypedMutation('AddKindWord', AddKindWordDocument, options);
export const useRemoveKindWordMutation = (options?: Hooks.MutationOptions<RemoveKindWordMutation, RemoveKindWordMutationVariables>) =>
  Hooks.useTypedMutation('RemoveKindWord', RemoveKindWordDocument, options);