/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompanyPromotionQueryVariables = Exact<{
  companyId: string;
}>;


export type CompanyPromotionQuery = { companyPromotion: { ratingUrl: string, qrSvg: string | null, badgeUrl: string | null, badgeHtml: string | null } };

export type PosterCompanyQueryVariables = Exact<{
  companyId: string;
}>;


export type PosterCompanyQuery = { company: { id: string, name: string, city: { id: string, name: string, state: string } } };


export const CompanyPromotionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyPromotion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyPromotion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"companyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ratingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qrSvg"}},{"kind":"Field","name":{"kind":"Name","value":"badgeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"badgeHtml"}}]}}]}}]} as unknown as DocumentNode<CompanyPromotionQuery, CompanyPromotionQueryVariables>;
export const PosterCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PosterCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"companyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<PosterCompanyQuery, PosterCompanyQueryVariables>;
export const useCompanyPromotionQuery = (...args: Hooks.QueryArguments<CompanyPromotionQuery, CompanyPromotionQueryVariables>) =>
  Hooks.useFreshQuery(CompanyPromotionDocument, ...args);
export const usePosterCompanyQuery = (...args: Hooks.QueryArguments<PosterCompanyQuery, PosterCompanyQueryVariables>) =>
  Hooks.useFreshQuery(PosterCompanyDocument, ...args);