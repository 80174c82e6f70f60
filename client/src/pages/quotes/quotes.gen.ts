/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a visitor asks several companies. */
export type RequestQuotesInput = {
  /** City with its state, such as "Campinas - SP". */
  city: string;
  /** What is wanted, 1 to 3000 characters. */
  content: string;
  /** E-mail that receives the answers; needed without a phone. */
  email?: string | null | undefined;
  /** A kind's slug, number or name. */
  kind: string;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Neighbourhood, at most 60 characters; the nearest companies come first where it is known. */
  neighborhood?: string | null | undefined;
  /** Must be empty: people do not see this field, robots fill it in. */
  nickname?: string | null | undefined;
  /** Phone as typed, at most 32 characters. */
  phone?: string | null | undefined;
  /** When it is wanted, at most 100 characters. */
  when?: string | null | undefined;
};

export type QuoteRecipientsQueryVariables = Exact<{
  kind: string;
  city: string;
}>;


export type QuoteRecipientsQuery = { quoteRecipients: { companies: number, kind: { id: string, slug: string, plural: string }, city: { id: string, name: string, state: string } } };

export type RequestQuotesMutationVariables = Exact<{
  input: RequestQuotesInput;
}>;


export type RequestQuotesMutation = { requestQuotes: { token: string, isMailed: boolean } };

export type QuoteRequestFieldsFragment = { title: string, recipients: number, content: string, isOpen: boolean, endsAt: string, createdAt: string, quotes: Array<{ company: { id: string, name: string, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null }, answers: Array<{ content: string, createdAt: string }> }> };

export type QuoteRequestQueryVariables = Exact<{
  token: string;
}>;


export type QuoteRequestQuery = { quoteRequest: { title: string, recipients: number, content: string, isOpen: boolean, endsAt: string, createdAt: string, quotes: Array<{ company: { id: string, name: string, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null }, answers: Array<{ content: string, createdAt: string }> }> } };

export type EndQuoteRequestMutationVariables = Exact<{
  token: string;
}>;


export type EndQuoteRequestMutation = { endQuoteRequest: { title: string, recipients: number, content: string, isOpen: boolean, endsAt: string, createdAt: string, quotes: Array<{ company: { id: string, name: string, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null }, answers: Array<{ content: string, createdAt: string }> }> } };

export const QuoteRequestFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteRequestFieldsFragment, unknown>;
export const QuoteRecipientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteRecipients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteRecipients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"plural"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"companies"}}]}}]}}]} as unknown as DocumentNode<QuoteRecipientsQuery, QuoteRecipientsQueryVariables>;
export const RequestQuotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestQuotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestQuotesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestQuotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}}]}}]}}]} as unknown as DocumentNode<RequestQuotesMutation, RequestQuotesMutationVariables>;
export const QuoteRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteRequestFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteRequestQuery, QuoteRequestQueryVariables>;
export const EndQuoteRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndQuoteRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endQuoteRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteRequestFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteRequestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<EndQuoteRequestMutation, EndQuoteRequestMutationVariables>;
export const useQuoteRecipientsQuery = (...args: Hooks.QueryArguments<QuoteRecipientsQuery, QuoteRecipientsQueryVariables>) =>
  Hooks.useFreshQuery(QuoteRecipientsDocument, ...args);
export const useRequestQuotesMutation = (options?: Hooks.MutationOptions<RequestQuotesMutation, RequestQuotesMutationVariables>) =>
  Hooks.useTypedMutation('RequestQuotes', RequestQuotesDocument, options);
export const useQuoteRequestQuery = (...args: Hooks.QueryArguments<QuoteRequestQuery, QuoteRequestQueryVariables>) =>
  Hooks.useFreshQuery(QuoteRequestDocument, ...args);
export const useEndQuoteRequestMutation = (options?: Hooks.MutationOptions<EndQuoteRequestMutation, EndQuoteRequestMutationVariables>) =>
  Hooks.useTypedMutation('EndQuoteRequest', EndQuoteRequestDocument, options);