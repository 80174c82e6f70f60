/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../lib/apollo/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An administrator's new company: approved at once. */
export type AdminCompanyInput = {
  /** Street, number and neighbourhood in one line, at most 300 characters. */
  address?: string | null | undefined;
  /** Id of a visible category. */
  categoryId: string;
  /** Eight digits, with or without the hyphen. */
  cep?: string | null | undefined;
  /** With or without the state. */
  city: string;
  /** `phone` where nothing else was said. */
  contactType?: ContactType | null | undefined;
  /** At most 5000 characters. */
  description?: string | null | undefined;
  /** Shown on the page. */
  email?: string | null | undefined;
  /** 1 to 120 characters. */
  name: string;
  /** The e-mail of a company account, instead of its id. */
  ownerEmail?: string | null | undefined;
  /** A company account; nobody when absent. */
  ownerId?: string | null | undefined;
  /** One that parses is stored in one form. */
  phone?: string | null | undefined;
  /** Two letters; may be part of `city` instead. */
  state?: string | null | undefined;
  /** http or https; without a scheme it gets https. */
  website?: string | null | undefined;
};

/** How the phone wants to be used. */
export type ContactType =
  | 'phone'
  | 'whatsapp';

export type NewCompanyMutationVariables = Exact<{
  input: AdminCompanyInput;
  logo?: File | null | undefined;
}>;


export type NewCompanyMutation = { adminCreateCompany: { id: string, name: string, description: string, address: string | null, cep: string | null, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null, latitude: number | null, longitude: number | null, contactType: ContactType, email: string | null, website: string | null, isApproved: boolean, category: { id: string, name: string }, city: { id: string, name: string, state: string }, logo: { smallUrl: string, url: string } | null } };


export const NewCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NewCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCompanyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"logo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCreateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"logo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"logo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallUrl"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<NewCompanyMutation, NewCompanyMutationVariables>;
export const useNewCompanyMutation = (options?: Hooks.MutationOptions<NewCompanyMutation, NewCompanyMutationVariables>) =>
  Hooks.useTypedMutation(NewCompanyDocument, options);