/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A city without IBGE code, such as a district. */
export type CreateCityInput = {
  /** Latitude in degrees; the middle of the state's cities when absent. */
  latitude?: number | null | undefined;
  /** Longitude in degrees; the middle of the state's cities when absent. */
  longitude?: number | null | undefined;
  /** Name, 1 to 80 characters; unique in its state without regard to case and accents. */
  name: string;
  /** Inhabitants; 0 when absent. */
  population?: number | null | undefined;
  /** Two letters of the state. */
  state: string;
};

/** Order of a list of categories or cities. */
export type PlaceOrder =
  /** The most companies first. */
  | 'companies'
  /** The fewest companies first. */
  | 'companiesAscending'
  /** Hidden ones first. */
  | 'hidden'
  /** Cities by IBGE code, those without one last. Categories as by `name`. */
  | 'ibgeCode'
  /** Cities by IBGE code, the highest first, those without one before. Categories as by `nameDescending`. */
  | 'ibgeCodeDescending'
  /** By name, without regard to case and accents. */
  | 'name'
  /** By name, from Z to A. */
  | 'nameDescending'
  /** Cities with the most inhabitants first. Categories as by `name`. */
  | 'population'
  /** Cities with the fewest inhabitants first. Categories as by `nameDescending`. */
  | 'populationAscending'
  /** Cities by state, from A to Z; the largest of a state first. Categories as by `name`. */
  | 'state'
  /** Cities by state, from Z to A. Categories as by `nameDescending`. */
  | 'stateDescending'
  /** Visible ones first. */
  | 'visible';

/** Absent fields stay unchanged. */
export type UpdateCityInput = {
  /** False hides it from searches and forms. */
  isVisible?: boolean | null | undefined;
  /** Name, 1 to 80 characters; unique in its state without regard to case and accents. */
  name?: string | null | undefined;
};

export type AdminCitiesQueryVariables = Exact<{
  q?: string | null | undefined;
  state?: string | null | undefined;
  isVisible?: boolean | null | undefined;
  order: PlaceOrder;
  page: number;
  perPage: number;
}>;


export type AdminCitiesQuery = { adminCities: { page: number, lastPage: number, total: number, items: Array<{ id: string, name: string, state: string, ibgeCode: number | null, population: number, isVisible: boolean, companiesCount: number }> } };

export type CityRowFragment = { id: string, name: string, state: string, ibgeCode: number | null, population: number, isVisible: boolean, companiesCount: number };

export type CreateCityMutationVariables = Exact<{
  input: CreateCityInput;
}>;


export type CreateCityMutation = { createCity: { id: string, name: string, state: string, ibgeCode: number | null, population: number, isVisible: boolean, companiesCount: number } };

export type UpdateCityMutationVariables = Exact<{
  id: string;
  input: UpdateCityInput;
}>;


export type UpdateCityMutation = { updateCity: { id: string, name: string, state: string, ibgeCode: number | null, population: number, isVisible: boolean, companiesCount: number } };

export type DeleteCityMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCityMutation = { deleteCity: { id: string } };

export const CityRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"ibgeCode"}},{"kind":"Field","name":{"kind":"Name","value":"population"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}}]}}]} as unknown as DocumentNode<CityRowFragment, unknown>;
export const AdminCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isVisible"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"isVisible"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isVisible"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"ibgeCode"}},{"kind":"Field","name":{"kind":"Name","value":"population"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}}]}}]} as unknown as DocumentNode<AdminCitiesQuery, AdminCitiesQueryVariables>;
export const CreateCityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"ibgeCode"}},{"kind":"Field","name":{"kind":"Name","value":"population"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}}]}}]} as unknown as DocumentNode<CreateCityMutation, CreateCityMutationVariables>;
export const UpdateCityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"ibgeCode"}},{"kind":"Field","name":{"kind":"Name","value":"population"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"companiesCount"}}]}}]} as unknown as DocumentNode<UpdateCityMutation, UpdateCityMutationVariables>;
export const DeleteCityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteCityMutation, DeleteCityMutationVariables>;
export const useAdminCitiesQuery = (...args: Hooks.QueryArguments<AdminCitiesQuery, AdminCitiesQueryVariables>) =>
  Hooks.useFreshQuery(AdminCitiesDocument, ...args);
export const useCreateCityMutation = (options?: Hooks.MutationOptions<CreateCityMutation, CreateCityMutationVariables>) =>
  Hooks.useTypedMutation('CreateCity', CreateCityDocument, options);
export const useUpdateCityMutation = (options?: Hooks.MutationOptions<UpdateCityMutation, UpdateCityMutationVariables>) =>
  Hooks.useTypedMutation('UpdateCity', UpdateCityDocument, options);
export const useDeleteCityMutation = (options?: Hooks.MutationOptions<DeleteCityMutation, DeleteCityMutationVariables>) =>
  Hooks.useTypedMutation('DeleteCity', DeleteCityDocument, options);