/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An administrator's new company: approved at once. */
export type AdminCreateCompanyInput = {
  /** Street, number and neighbourhood in one line, at most 300 characters. */
  address?: string | null | undefined;
  /** Where it works or delivers, at most 200 characters. */
  areaServed?: string | null | undefined;
  /** Attributes of the company, at most 60. */
  attributeIds?: Array<string> | null | undefined;
  /** The name of a visible category, instead of its id. Used when `categoryId` is absent or is the category that the company already has. */
  category?: string | null | undefined;
  /** Id of a visible category; required without `category`. */
  categoryId?: string | null | undefined;
  /** Postal code, eight digits, with or without hyphen. */
  cep?: string | null | undefined;
  /** City, with or without the state: "Campinas", "Campinas - SP", "Campinas/SP". */
  city: string;
  /** How the phone is used; `phone` by default. */
  contactType?: ContactType | null | undefined;
  /** Description, at most 5000 characters. */
  description?: string | null | undefined;
  /** E-mail that the page shows. */
  email?: string | null | undefined;
  /** Address or user name on Facebook. */
  facebook?: string | null | undefined;
  /** Year of foundation, from 1800 to this year. */
  foundedYear?: number | null | undefined;
  /** Address of its shop on iFood. */
  ifood?: string | null | undefined;
  /** Address or user name on Instagram. */
  instagram?: string | null | undefined;
  /** Kinds of business: the main one first, at most five, each once. A new company without any gets those that its texts name. */
  kindIds?: Array<string> | null | undefined;
  /** Latitude of its own point, in degrees, with `longitude`; null leaves the point to its address. */
  latitude?: number | null | undefined;
  /** Longitude of its own point, in degrees. */
  longitude?: number | null | undefined;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Services and products in their order, at most 50; they replace those of the company. */
  offers?: Array<OfferInput> | null | undefined;
  /** Opening hours in the `opening_hours` syntax of OpenStreetMap, such as "Mo-Fr 08:00-18:00; PH off"; at most 8000 characters. */
  openingHours?: string | null | undefined;
  /** The e-mail of a company account, instead of its id. */
  ownerEmail?: string | null | undefined;
  /** A company account; nobody when absent. */
  ownerId?: string | null | undefined;
  /** Phone; a valid one is stored as E.164, anything else as typed. */
  phone?: string | null | undefined;
  /** State, two letters; may be part of `city` instead. */
  state?: string | null | undefined;
  /** Website; without a scheme it gets https. */
  website?: string | null | undefined;
};

/** Only what is sent is changed; an empty text empties, an empty owner removes it. */
export type AdminUpdateCompanyInput = {
  /** Street, number and neighbourhood in one line, at most 300 characters. */
  address?: string | null | undefined;
  /** Where it works or delivers, at most 200 characters. */
  areaServed?: string | null | undefined;
  /** Attributes of the company, at most 60. */
  attributeIds?: Array<string> | null | undefined;
  /** The name of a visible category, instead of its id. Used when `categoryId` is absent or is the category that the company already has. */
  category?: string | null | undefined;
  /** Id of a visible category. */
  categoryId?: string | null | undefined;
  /** Postal code, eight digits, with or without hyphen. */
  cep?: string | null | undefined;
  /** City, with or without the state. */
  city?: string | null | undefined;
  /** How the phone is used; `phone` by default. */
  contactType?: ContactType | null | undefined;
  /** Description, at most 5000 characters. */
  description?: string | null | undefined;
  /** E-mail that the page shows. */
  email?: string | null | undefined;
  /** Address or user name on Facebook. */
  facebook?: string | null | undefined;
  /** Year of foundation, from 1800 to this year. */
  foundedYear?: number | null | undefined;
  /** Address of its shop on iFood. */
  ifood?: string | null | undefined;
  /** Address or user name on Instagram. */
  instagram?: string | null | undefined;
  /** Kinds of business: the main one first, at most five, each once. A new company without any gets those that its texts name. */
  kindIds?: Array<string> | null | undefined;
  /** Latitude of its own point, in degrees, with `longitude`; null leaves the point to its address. */
  latitude?: number | null | undefined;
  /** Longitude of its own point, in degrees. */
  longitude?: number | null | undefined;
  /** Name, 1 to 120 characters; the slug stays. */
  name?: string | null | undefined;
  /** Services and products in their order, at most 50; they replace those of the company. */
  offers?: Array<OfferInput> | null | undefined;
  /** Opening hours in the `opening_hours` syntax of OpenStreetMap, such as "Mo-Fr 08:00-18:00; PH off"; at most 8000 characters. */
  openingHours?: string | null | undefined;
  /** The e-mail of a company account, instead of its id. */
  ownerEmail?: string | null | undefined;
  /** A company account; null removes the owner. */
  ownerId?: string | null | undefined;
  /** Phone; a valid one is stored as E.164, anything else as typed. */
  phone?: string | null | undefined;
  /** State, two letters; may be part of `city` instead. */
  state?: string | null | undefined;
  /** Website; without a scheme it gets https. */
  website?: string | null | undefined;
};

/** How the phone of a company is used. */
export type ContactType =
  /** For calls. */
  | 'phone'
  /** For WhatsApp. */
  | 'whatsapp';

/** An owner's new company. */
export type CreateCompanyInput = {
  /** Street, number and neighbourhood in one line, at most 300 characters. */
  address?: string | null | undefined;
  /** Where it works or delivers, at most 200 characters. */
  areaServed?: string | null | undefined;
  /** Attributes of the company, at most 60. */
  attributeIds?: Array<string> | null | undefined;
  /** The name of a visible category, instead of its id. Used when `categoryId` is absent or is the category that the company already has. */
  category?: string | null | undefined;
  /** Id of a visible category; required without `category`. */
  categoryId?: string | null | undefined;
  /** Postal code, eight digits, with or without hyphen. */
  cep?: string | null | undefined;
  /** City, with or without the state: "Campinas", "Campinas - SP", "Campinas/SP". */
  city: string;
  /** How the phone is used; `phone` by default. */
  contactType?: ContactType | null | undefined;
  /** 1 to 5000 characters. */
  description: string;
  /** Shown on the page. */
  email: string;
  /** Address or user name on Facebook. */
  facebook?: string | null | undefined;
  /** Year of foundation, from 1800 to this year. */
  foundedYear?: number | null | undefined;
  /** Address of its shop on iFood. */
  ifood?: string | null | undefined;
  /** Address or user name on Instagram. */
  instagram?: string | null | undefined;
  /** Kinds of business: the main one first, at most five, each once. A new company without any gets those that its texts name. */
  kindIds?: Array<string> | null | undefined;
  /** Latitude of its own point, in degrees, with `longitude`; null leaves the point to its address. */
  latitude?: number | null | undefined;
  /** Longitude of its own point, in degrees. */
  longitude?: number | null | undefined;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Services and products in their order, at most 50; they replace those of the company. */
  offers?: Array<OfferInput> | null | undefined;
  /** Opening hours in the `opening_hours` syntax of OpenStreetMap, such as "Mo-Fr 08:00-18:00; PH off"; at most 8000 characters. */
  openingHours?: string | null | undefined;
  /** A valid phone is stored as E.164; anything else as typed. */
  phone: string;
  /** State, two letters; may be part of `city` instead. */
  state?: string | null | undefined;
  /** Website; without a scheme it gets https. */
  website?: string | null | undefined;
};

/** A service or product of a company. */
export type OfferInput = {
  /** One line of at most 200 characters; null for none. */
  description?: string | null | undefined;
  /** True where the price is the lowest of several. */
  isFrom: boolean;
  /** Name, 1 to 80 characters: "Corte feminino". */
  name: string;
  /** Price in cents, up to 100,000,000; null when it is not said. */
  priceCents?: number | null | undefined;
};

/** Only what is sent is changed; an empty text empties. */
export type UpdateCompanyInput = {
  /** Street, number and neighbourhood in one line, at most 300 characters. */
  address?: string | null | undefined;
  /** Where it works or delivers, at most 200 characters. */
  areaServed?: string | null | undefined;
  /** Attributes of the company, at most 60. */
  attributeIds?: Array<string> | null | undefined;
  /** The name of a visible category, instead of its id. Used when `categoryId` is absent or is the category that the company already has. */
  category?: string | null | undefined;
  /** Id of a visible category. */
  categoryId?: string | null | undefined;
  /** Postal code, eight digits, with or without hyphen. */
  cep?: string | null | undefined;
  /** City, with or without the state. */
  city?: string | null | undefined;
  /** How the phone is used; `phone` by default. */
  contactType?: ContactType | null | undefined;
  /** Description, at most 5000 characters. */
  description?: string | null | undefined;
  /** E-mail that the page shows. */
  email?: string | null | undefined;
  /** Address or user name on Facebook. */
  facebook?: string | null | undefined;
  /** Year of foundation, from 1800 to this year. */
  foundedYear?: number | null | undefined;
  /** Address of its shop on iFood. */
  ifood?: string | null | undefined;
  /** Address or user name on Instagram. */
  instagram?: string | null | undefined;
  /** Kinds of business: the main one first, at most five, each once. A new company without any gets those that its texts name. */
  kindIds?: Array<string> | null | undefined;
  /** Latitude of its own point, in degrees, with `longitude`; null leaves the point to its address. */
  latitude?: number | null | undefined;
  /** Longitude of its own point, in degrees. */
  longitude?: number | null | undefined;
  /** Name, 1 to 120 characters; the slug stays. */
  name?: string | null | undefined;
  /** Services and products in their order, at most 50; they replace those of the company. */
  offers?: Array<OfferInput> | null | undefined;
  /** Opening hours in the `opening_hours` syntax of OpenStreetMap, such as "Mo-Fr 08:00-18:00; PH off"; at most 8000 characters. */
  openingHours?: string | null | undefined;
  /** Phone; a valid one is stored as E.164, anything else as typed. */
  phone?: string | null | undefined;
  /** State, two letters; may be part of `city` instead. */
  state?: string | null | undefined;
  /** Website; without a scheme it gets https. */
  website?: string | null | undefined;
};

export type CompanyFieldsFragment = { id: string, name: string, description: string, cep: string | null, latitude: number | null, longitude: number | null, contactType: ContactType, isApproved: boolean, kindsAreGuessed: boolean | null, address: string | null, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null, email: string | null, website: string | null, instagram: string | null, facebook: string | null, ifood: string | null, foundedYear: number | null, areaServed: string | null, category: { id: string, name: string }, kinds: Array<{ id: string, slug: string, name: string, category: { id: string, name: string } | null }>, city: { id: string, name: string, state: string }, logo: { smallUrl: string, url: string } | null, opening: { utcOffset: number, asOf: string, isAlwaysOpen: boolean, byAppointment: boolean, spans: Array<{ from: string, until: string, opens: string, closes: string }>, today: { date: string, name: string | null, intervals: Array<{ opens: string }> } } | null };

export type CompanyFormOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyFormOptionsQuery = { categories: Array<{ id: string, name: string }> };

export type CepServiceQueryVariables = Exact<{ [key: string]: never; }>;


export type CepServiceQuery = { publicSettings: { cepApiUrl: string } };

export type CreateCompanyMutationVariables = Exact<{
  input: CreateCompanyInput;
  logo?: File | null | undefined;
}>;


export type CreateCompanyMutation = { createCompany: { id: string, name: string, description: string, cep: string | null, latitude: number | null, longitude: number | null, contactType: ContactType, isApproved: boolean, kindsAreGuessed: boolean | null, address: string | null, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null, email: string | null, website: string | null, instagram: string | null, facebook: string | null, ifood: string | null, foundedYear: number | null, areaServed: string | null, category: { id: string, name: string }, kinds: Array<{ id: string, slug: string, name: string, category: { id: string, name: string } | null }>, city: { id: string, name: string, state: string }, logo: { smallUrl: string, url: string } | null, opening: { utcOffset: number, asOf: string, isAlwaysOpen: boolean, byAppointment: boolean, spans: Array<{ from: string, until: string, opens: string, closes: string }>, today: { date: string, name: string | null, intervals: Array<{ opens: string }> } } | null } };

export type UpdateCompanyMutationVariables = Exact<{
  id: string;
  input: UpdateCompanyInput;
  logo?: File | null | undefined;
}>;


export type UpdateCompanyMutation = { updateCompany: { id: string, name: string, description: string, cep: string | null, latitude: number | null, longitude: number | null, contactType: ContactType, isApproved: boolean, kindsAreGuessed: boolean | null, address: string | null, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null, email: string | null, website: string | null, instagram: string | null, facebook: string | null, ifood: string | null, foundedYear: number | null, areaServed: string | null, category: { id: string, name: string }, kinds: Array<{ id: string, slug: string, name: string, category: { id: string, name: string } | null }>, city: { id: string, name: string, state: string }, logo: { smallUrl: string, url: string } | null, opening: { utcOffset: number, asOf: string, isAlwaysOpen: boolean, byAppointment: boolean, spans: Array<{ from: string, until: string, opens: string, closes: string }>, today: { date: string, name: string | null, intervals: Array<{ opens: string }> } } | null } };

export type AdministeredCompanyQueryVariables = Exact<{
  id: string;
}>;


export type AdministeredCompanyQuery = { company: { ownerEmail: string | null, id: string, name: string, description: string, cep: string | null, latitude: number | null, longitude: number | null, contactType: ContactType, isApproved: boolean, kindsAreGuessed: boolean | null, address: string | null, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null, email: string | null, website: string | null, instagram: string | null, facebook: string | null, ifood: string | null, foundedYear: number | null, areaServed: string | null, category: { id: string, name: string }, kinds: Array<{ id: string, slug: string, name: string, category: { id: string, name: string } | null }>, city: { id: string, name: string, state: string }, logo: { smallUrl: string, url: string } | null, opening: { utcOffset: number, asOf: string, isAlwaysOpen: boolean, byAppointment: boolean, spans: Array<{ from: string, until: string, opens: string, closes: string }>, today: { date: string, name: string | null, intervals: Array<{ opens: string }> } } | null } };

export type AdminCreateCompanyMutationVariables = Exact<{
  input: AdminCreateCompanyInput;
  logo?: File | null | undefined;
}>;


export type AdminCreateCompanyMutation = { adminCreateCompany: { ownerEmail: string | null, id: string, name: string, description: string, cep: string | null, latitude: number | null, longitude: number | null, contactType: ContactType, isApproved: boolean, kindsAreGuessed: boolean | null, address: string | null, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null, email: string | null, website: string | null, instagram: string | null, facebook: string | null, ifood: string | null, foundedYear: number | null, areaServed: string | null, category: { id: string, name: string }, kinds: Array<{ id: string, slug: string, name: string, category: { id: string, name: string } | null }>, city: { id: string, name: string, state: string }, logo: { smallUrl: string, url: string } | null, opening: { utcOffset: number, asOf: string, isAlwaysOpen: boolean, byAppointment: boolean, spans: Array<{ from: string, until: string, opens: string, closes: string }>, today: { date: string, name: string | null, intervals: Array<{ opens: string }> } } | null } };

export type AdminUpdateCompanyMutationVariables = Exact<{
  id: string;
  input: AdminUpdateCompanyInput;
  logo?: File | null | undefined;
}>;


export type AdminUpdateCompanyMutation = { adminUpdateCompany: { ownerEmail: string | null, id: string, name: string, description: string, cep: string | null, latitude: number | null, longitude: number | null, contactType: ContactType, isApproved: boolean, kindsAreGuessed: boolean | null, address: string | null, phone: string | null, phoneUrl: string | null, whatsappUrl: string | null, email: string | null, website: string | null, instagram: string | null, facebook: string | null, ifood: string | null, foundedYear: number | null, areaServed: string | null, category: { id: string, name: string }, kinds: Array<{ id: string, slug: string, name: string, category: { id: string, name: string } | null }>, city: { id: string, name: string, state: string }, logo: { smallUrl: string, url: string } | null, opening: { utcOffset: number, asOf: string, isAlwaysOpen: boolean, byAppointment: boolean, spans: Array<{ from: string, until: string, opens: string, closes: string }>, today: { date: string, name: string | null, intervals: Array<{ opens: string }> } } | null } };

export const CompanyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyContact"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFacts"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kindsAreGuessed"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallUrl"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpeningStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"utcOffset"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"isAlwaysOpen"}},{"kind":"Field","name":{"kind":"Name","value":"byAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"spans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"ifood"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"areaServed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Kind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompanyFieldsFragment, unknown>;
export const CompanyFormOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyFormOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CompanyFormOptionsQuery, CompanyFormOptionsQueryVariables>;
export const CepServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CepService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cepApiUrl"}}]}}]}}]} as unknown as DocumentNode<CepServiceQuery, CepServiceQueryVariables>;
export const CreateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompanyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"logo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"logo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"logo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpeningStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"utcOffset"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"isAlwaysOpen"}},{"kind":"Field","name":{"kind":"Name","value":"byAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"spans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"ifood"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"areaServed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Kind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyContact"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFacts"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kindsAreGuessed"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallUrl"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CreateCompanyMutation, CreateCompanyMutationVariables>;
export const UpdateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"logo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"logo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"logo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpeningStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"utcOffset"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"isAlwaysOpen"}},{"kind":"Field","name":{"kind":"Name","value":"byAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"spans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"ifood"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"areaServed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Kind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyContact"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFacts"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kindsAreGuessed"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallUrl"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables>;
export const AdministeredCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdministeredCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFields"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpeningStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"utcOffset"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"isAlwaysOpen"}},{"kind":"Field","name":{"kind":"Name","value":"byAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"spans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"ifood"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"areaServed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Kind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyContact"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFacts"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kindsAreGuessed"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallUrl"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AdministeredCompanyQuery, AdministeredCompanyQueryVariables>;
export const AdminCreateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminCreateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCreateCompanyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"logo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCreateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"logo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"logo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFields"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpeningStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"utcOffset"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"isAlwaysOpen"}},{"kind":"Field","name":{"kind":"Name","value":"byAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"spans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"ifood"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"areaServed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Kind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyContact"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFacts"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kindsAreGuessed"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallUrl"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AdminCreateCompanyMutation, AdminCreateCompanyMutationVariables>;
export const AdminUpdateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUpdateCompanyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"logo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUpdateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"logo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"logo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFields"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpeningStatus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"utcOffset"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"isAlwaysOpen"}},{"kind":"Field","name":{"kind":"Name","value":"byAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"spans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"intervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opens"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappUrl"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"ifood"}},{"kind":"Field","name":{"kind":"Name","value":"foundedYear"}},{"kind":"Field","name":{"kind":"Name","value":"areaServed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Kind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyContact"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFacts"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"contactType"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kindsAreGuessed"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smallUrl"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AdminUpdateCompanyMutation, AdminUpdateCompanyMutationVariables>;
export const useCompanyFormOptionsQuery = (...args: Hooks.QueryArguments<CompanyFormOptionsQuery, CompanyFormOptionsQueryVariables>) =>
  Hooks.useFreshQuery(CompanyFormOptionsDocument, ...args);
export const useCepServiceQuery = (...args: Hooks.QueryArguments<CepServiceQuery, CepServiceQueryVariables>) =>
  Hooks.useFreshQuery(CepServiceDocument, ...args);
export const useCreateCompanyMutation = (options?: Hooks.MutationOptions<CreateCompanyMutation, CreateCompanyMutationVariables>) =>
  Hooks.useTypedMutation('CreateCompany', CreateCompanyDocument, options);
export const useUpdateCompanyMutation = (options?: Hooks.MutationOptions<UpdateCompanyMutation, UpdateCompanyMutationVariables>) =>
  Hooks.useTypedMutation('UpdateCompany', UpdateCompanyDocument, options);
export const useAdministeredCompanyQuery = (...args: Hooks.QueryArguments<AdministeredCompanyQuery, AdministeredCompanyQueryVariables>) =>
  Hooks.useFreshQuery(AdministeredCompanyDocument, ...args);
export const useAdminCreateCompanyMutation = (options?: Hooks.MutationOptions<AdminCreateCompanyMutation, AdminCreateCompanyMutationVariables>) =>
  Hooks.useTypedMutation('AdminCreateCompany', AdminCreateCompanyDocument, options);
export const useAdminUpdateCompanyMutation = (options?: Hooks.MutationOptions<AdminUpdateCompanyMutation, AdminUpdateCompanyMutationVariables>) =>
  Hooks.useTypedMutation('AdminUpdateCompany', AdminUpdateCompanyDocument, options);