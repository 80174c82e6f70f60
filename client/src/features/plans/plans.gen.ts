/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of a charge. */
export type PlanChargeState =
  /** Unpaid when the plan ended or changed; the newest one of an account can still be received. */
  | 'ended'
  /** It waits for its payment. */
  | 'open'
  /** Its due day is over, and the plan is still in effect. */
  | 'overdue'
  /** An administrator has received the payment. */
  | 'received';

/** State of a request; a decision is final. */
export type RequestStatus =
  /** An administrator approved it. */
  | 'approved'
  /** It waits for an administrator. */
  | 'pending'
  /** An administrator rejected it. */
  | 'rejected';

export type PlanChoiceFragment = { id: string, name: string, price: string, companiesAllowed: number, photoLimit: number, hasPoster: boolean, hasBadge: boolean, hasYearReports: boolean, features: Array<string>, isDefault: boolean };

export type MyPlanRequestFragment = { id: string, status: RequestStatus, requestedAt: string, decidedAt: string | null, rejectionReason: string | null, currentPlan: { id: string, name: string } | null, requestedPlan: { id: string, name: string, price: string } };

export type OwnChargeFragment = { id: string, amount: string, dueOn: string, payableUntil: string, state: PlanChargeState, pixCode: string | null, qrSvg: string | null, fallbackPlan: string, receivedAt: string | null, endedAt: string | null, plan: { id: string, name: string } };

export type MyPlanChargesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPlanChargesQuery = { myPlanCharges: Array<{ id: string, amount: string, dueOn: string, payableUntil: string, state: PlanChargeState, pixCode: string | null, qrSvg: string | null, fallbackPlan: string, receivedAt: string | null, endedAt: string | null, plan: { id: string, name: string } }> };

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { plans: { items: Array<{ id: string, name: string, price: string, companiesAllowed: number, photoLimit: number, hasPoster: boolean, hasBadge: boolean, hasYearReports: boolean, features: Array<string>, isDefault: boolean }> } };

export type MyPlanRequestQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPlanRequestQuery = { myPlanRequest: { id: string, status: RequestStatus, requestedAt: string, decidedAt: string | null, rejectionReason: string | null, currentPlan: { id: string, name: string } | null, requestedPlan: { id: string, name: string, price: string } } | null };

export type RequestPlanMutationVariables = Exact<{
  planId: string;
  userId?: string | null | undefined;
  message?: string | null | undefined;
}>;


export type RequestPlanMutation = { requestPlan: { id: string, status: RequestStatus, requestedAt: string, decidedAt: string | null, rejectionReason: string | null, currentPlan: { id: string, name: string } | null, requestedPlan: { id: string, name: string, price: string } } };

export type CancelPlanRequestMutationVariables = Exact<{
  id: string;
}>;


export type CancelPlanRequestMutation = { cancelPlanRequest: { id: string } };

export const PlanChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"companiesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"hasPoster"}},{"kind":"Field","name":{"kind":"Name","value":"hasBadge"}},{"kind":"Field","name":{"kind":"Name","value":"hasYearReports"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<PlanChoiceFragment, unknown>;
export const MyPlanRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyPlanRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]} as unknown as DocumentNode<MyPlanRequestFragment, unknown>;
export const OwnChargeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCharge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"payableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pixCode"}},{"kind":"Field","name":{"kind":"Name","value":"qrSvg"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackPlan"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OwnChargeFragment, unknown>;
export const MyPlanChargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPlanCharges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPlanCharges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnCharge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnCharge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"payableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"pixCode"}},{"kind":"Field","name":{"kind":"Name","value":"qrSvg"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackPlan"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MyPlanChargesQuery, MyPlanChargesQueryVariables>;
export const PlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanChoice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"companiesAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"hasPoster"}},{"kind":"Field","name":{"kind":"Name","value":"hasBadge"}},{"kind":"Field","name":{"kind":"Name","value":"hasYearReports"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<PlansQuery, PlansQueryVariables>;
export const MyPlanRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPlanRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPlanRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyPlanRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyPlanRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]} as unknown as DocumentNode<MyPlanRequestQuery, MyPlanRequestQueryVariables>;
export const RequestPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyPlanRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyPlanRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]} as unknown as DocumentNode<RequestPlanMutation, RequestPlanMutationVariables>;
export const CancelPlanRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPlanRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPlanRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CancelPlanRequestMutation, CancelPlanRequestMutationVariables>;
export const useMyPlanChargesQuery = (...args: Hooks.QueryArguments<MyPlanChargesQuery, MyPlanChargesQueryVariables>) =>
  Hooks.useFreshQuery(MyPlanChargesDocument, ...args);
export const usePlansQuery = (...args: Hooks.QueryArguments<PlansQuery, PlansQueryVariables>) =>
  Hooks.useFreshQuery(PlansDocument, ...args);
export const useMyPlanRequestQuery = (...args: Hooks.QueryArguments<MyPlanRequestQuery, MyPlanRequestQueryVariables>) =>
  Hooks.useFreshQuery(MyPlanRequestDocument, ...args);
export const useRequestPlanMutation = (options?: Hooks.MutationOptions<RequestPlanMutation, RequestPlanMutationVariables>) =>
  Hooks.useTypedMutation('RequestPlan', RequestPlanDocument, options);
export const useCancelPlanRequestMutation = (options?: Hooks.MutationOptions<CancelPlanRequestMutation, CancelPlanRequestMutationVariables>) =>
  Hooks.useTypedMutation('CancelPlanRequest', CancelPlanRequestDocument, options);