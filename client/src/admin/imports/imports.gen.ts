/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Hooks from '../../api/hooks.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The meaning of one column of the file. */
export type ImportColumnInput = {
  /** Meaning of the column; null leaves it out. */
  field?: ImportField | null | undefined;
  /** The header as the file writes it, in the order of the file. */
  header: string;
};

/** What separates the values of a file. */
export type ImportDelimiter =
  /** A comma. */
  | 'comma'
  /** A semicolon. */
  | 'semicolon'
  /** A tab. */
  | 'tab';

/** The meaning of a column of a file. */
export type ImportField =
  /** Where it works or delivers. */
  | 'areaServed'
  /** Names of attributes, separated by semicolons. */
  | 'attributes'
  /** Name of a category; required without `segment`. */
  | 'category'
  /** Postal code, eight digits. */
  | 'cep'
  /** City, with or without the state; required without `ibge`. */
  | 'city'
  /** CNAE code of the activity, which gives the kind. */
  | 'cnae'
  /** CNPJ, which identifies the company. */
  | 'cnpj'
  /** Number of the company in this guide, as its exports have it. */
  | 'companyNumber'
  /** Floor, room and the like. */
  | 'complement'
  /** `whatsapp` or anything else, for calls. */
  | 'contactType'
  /** Area code of phones without one. */
  | 'ddd'
  /** OpenStreetMap: `yes` or `only`. */
  | 'delivery'
  /** Description, at most 5000 characters. */
  | 'description'
  /** E-mail of the company. */
  | 'email'
  /** Address or user name on Facebook. */
  | 'facebook'
  /** Year of foundation. */
  | 'foundedYear'
  /** IBGE code of the city; wins over its name. */
  | 'ibge'
  /** Address of its shop on iFood. */
  | 'ifood'
  /** Address or user name on Instagram. */
  | 'instagram'
  /** OpenStreetMap: `wlan` or `yes` for Wi-Fi. */
  | 'internetAccess'
  /** Names of kinds, separated by semicolons. */
  | 'kinds'
  /** Degrees, in Brazil. */
  | 'latitude'
  /** Registered name, for the search. */
  | 'legalName'
  /** Degrees, in Brazil. */
  | 'longitude'
  /** Name of the company; required. */
  | 'name'
  /** Neighbourhood. */
  | 'neighborhood'
  /** Number in the street. */
  | 'number'
  /** Services and products, one a line or separated by semicolons: `Corte, a partir de R$ 60 | Com lavagem`. */
  | 'offers'
  /** Opening hours in the syntax of OpenStreetMap. */
  | 'openingHours'
  /** OpenStreetMap: `yes` where cards are accepted. */
  | 'paymentCards'
  /** OpenStreetMap: `yes` where Pix is accepted. */
  | 'paymentPix'
  /** Phone, with area code or with `ddd`. */
  | 'phone'
  /** Segment of business, which gives category and kind. */
  | 'segment'
  /** Where the row comes from; identifies it with `sourceId`. */
  | 'source'
  /** Number of the row in its source. */
  | 'sourceId'
  /** Two letters or the name. */
  | 'state'
  /** Street, or the whole address. */
  | 'street'
  /** Words for the search, appended to the description. */
  | 'tags'
  /** OpenStreetMap: `yes` or `only`. */
  | 'takeaway'
  /** Website of the company. */
  | 'website'
  /** OpenStreetMap: `yes` for accessible by wheelchair. */
  | 'wheelchair';

/** Order of the list of imports. */
export type ImportOrder =
  /** By the name of the file, from A to Z. */
  | 'fileName'
  /** By the name of the file, from Z to A. */
  | 'fileNameDescending'
  /** The newest first. */
  | 'newest'
  /** The oldest first. */
  | 'oldest'
  /** The most new companies first. */
  | 'rowsCreated'
  /** The fewest new companies first. */
  | 'rowsCreatedAscending'
  /** The most rows first. */
  | 'rowsRead'
  /** The fewest rows first. */
  | 'rowsReadAscending'
  /** The most rejected rows first. */
  | 'rowsRefused'
  /** The fewest rejected rows first. */
  | 'rowsRefusedAscending'
  /** The most updated companies first. */
  | 'rowsUpdated'
  /** The fewest updated companies first. */
  | 'rowsUpdatedAscending'
  /** Those that wait for somebody first, then those under way, then ended ones. */
  | 'status'
  /** Ended ones first, then those under way, then those that wait for somebody. */
  | 'statusDescending';

/** What a problem means for its row. */
export type ImportProblemKind =
  /** The row is not imported. */
  | 'refused'
  /** The row is imported without the invalid value. */
  | 'warning';

/** A field whose unknown values can be given a meaning. */
export type ImportReplaceableField =
  /** A category. */
  | 'category'
  /** A city. */
  | 'city'
  /** A kind. */
  | 'kinds';

/** The state of an import, in the usual order. */
export type ImportStatus =
  /** It was cancelled before it started; its file is deleted. */
  | 'cancelled'
  /** It was read to its end and can be imported. */
  | 'checked'
  /** The file is being read; nothing is written. */
  | 'checking'
  /** All rows were imported or refused. */
  | 'done'
  /** Rows are being imported. */
  | 'running'
  /** It ended early and can be continued or undone. */
  | 'stopped'
  /** It is being undone. */
  | 'undoing'
  /** It was undone. */
  | 'undone'
  /** Its columns can be chosen; nothing was read. */
  | 'uploaded';

/** What an unknown value of a file means. */
export type ReplaceImportValueInput = {
  /** What it names. */
  field: ImportReplaceableField;
  /** Id of the city, category or kind that it means; none takes its meaning back. */
  meaningId?: string | null | undefined;
  /** The value as `unknownValues` has it. */
  value: string;
};

export type ImportPartsFragment = { id: string, fileName: string, status: ImportStatus, isOfBrowser: boolean, startedAt: string, finishedAt: string | null, percent: number, rowsRead: number, rowsCreated: number, rowsUpdated: number, rowsUnchanged: number, rowsRefused: number, warnings: number, error: string | null, isStopping: boolean, columns: Array<{ header: string, field: ImportField | null, samples: Array<string> }>, layout: { delimiter: ImportDelimiter, headerLine: number, isSure: boolean, isChosen: boolean, firstLines: Array<string> } | null };

export type AdminImportsQueryVariables = Exact<{
  q?: string | null | undefined;
  statuses?: Array<ImportStatus> | ImportStatus | null | undefined;
  order: ImportOrder;
  page: number;
  perPage: number;
}>;


export type AdminImportsQuery = { adminImports: { page: number, lastPage: number, total: number, items: Array<{ id: string, fileName: string, status: ImportStatus, isOfBrowser: boolean, startedAt: string, percent: number, rowsRead: number, rowsCreated: number, rowsUpdated: number, rowsRefused: number }> } };

export type CompanyImportQueryVariables = Exact<{
  id: string;
}>;


export type CompanyImportQuery = { adminImport: { id: string, fileName: string, status: ImportStatus, isOfBrowser: boolean, startedAt: string, finishedAt: string | null, percent: number, rowsRead: number, rowsCreated: number, rowsUpdated: number, rowsUnchanged: number, rowsRefused: number, warnings: number, error: string | null, isStopping: boolean, columns: Array<{ header: string, field: ImportField | null, samples: Array<string> }>, layout: { delimiter: ImportDelimiter, headerLine: number, isSure: boolean, isChosen: boolean, firstLines: Array<string> } | null } };

export type ImportProblemsQueryVariables = Exact<{
  id: string;
  kind?: ImportProblemKind | null | undefined;
  page: number;
  perPage: number;
}>;


export type ImportProblemsQuery = { adminImport: { id: string, problems: { page: number, lastPage: number, total: number, items: Array<{ line: number, column: string, kind: ImportProblemKind, situation: string, reason: string }> } } };

export type CreateImportMutationVariables = Exact<{
  file: File;
}>;


export type CreateImportMutation = { createImport: { id: string, fileName: string, status: ImportStatus, isOfBrowser: boolean, startedAt: string, finishedAt: string | null, percent: number, rowsRead: number, rowsCreated: number, rowsUpdated: number, rowsUnchanged: number, rowsRefused: number, warnings: number, error: string | null, isStopping: boolean, columns: Array<{ header: string, field: ImportField | null, samples: Array<string> }>, layout: { delimiter: ImportDelimiter, headerLine: number, isSure: boolean, isChosen: boolean, firstLines: Array<string> } | null } };

export type CheckImportMutationVariables = Exact<{
  id: string;
  columns: Array<ImportColumnInput> | ImportColumnInput;
}>;


export type CheckImportMutation = { checkImport: { id: string, fileName: string, status: ImportStatus, isOfBrowser: boolean, startedAt: string, finishedAt: string | null, percent: number, rowsRead: number, rowsCreated: number, rowsUpdated: number, rowsUnchanged: number, rowsRefused: number, warnings: number, error: string | null, isStopping: boolean, columns: Array<{ header: string, field: ImportField | null, samples: Array<string> }>, layout: { delimiter: ImportDelimiter, headerLine: number, isSure: boolean, isChosen: boolean, firstLines: Array<string> } | null } };

export type RunImportMutationVariables = Exact<{
  id: string;
}>;


export type RunImportMutation = { runImport: { id: string, fileName: string, status: ImportStatus, isOfBrowser: boolean, startedAt: string, finishedAt: string | null, percent: number, rowsRead: number, rowsCreated: number, rowsUpdated: number, rowsUnchanged: number, rowsRefused: number, warnings: number, error: string | null, isStopping: boolean, columns: Array<{ header: string, field: ImportField | null, samples: Array<string> }>, layout: { delimiter: ImportDelimiter, headerLine: number, isSure: boolean, isChosen: boolean, firstLines: Array<string> } | null } };

export type CancelImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelImportMutation = { cancelImport: { id: string, fileName: string, status: ImportStatus, isOfBrowser: boolean, startedAt: string, finishedAt: string | null, percent: number, rowsRead: number, rowsCreated: number, rowsUpdated: number, rowsUnchanged: number, rowsRefused: number, warnings: number, error: string | null, isStopping: boolean, columns: Array<{ header: string, field: ImportField | null, samples: Array<string> }>, layout: { delimiter: ImportDelimiter, headerLine: number, isSure: boolean, isChosen: boolean, firstLines: Array<string> } | null } };

export type UndoImportMutationVariables = Exact<{
  id: string;
}>;


export type UndoImportMutation = { undoImport: { id: string, fileName: string, status: ImportStatus, isOfBrowser: boolean, startedAt: string, finishedAt: string | null, percent: number, rowsRead: number, rowsCreated: number, rowsUpdated: number, rowsUnchanged: number, rowsRefused: number, warnings: number, error: string | null, isStopping: boolean, columns: Array<{ header: string, field: ImportField | null, samples: Array<string> }>, layout: { delimiter: ImportDelimiter, headerLine: number, isSure: boolean, isChosen: boolean, firstLines: Array<string> } | null } };

export type ImportUnknownValuesQueryVariables = Exact<{
  id: string;
}>;


export type ImportUnknownValuesQuery = { adminImport: { id: string, unknownValues: Array<{ field: ImportReplaceableField, value: string, rows: number, suggestions: Array<{ id: string, text: string }> }>, replacements: Array<{ field: ImportReplaceableField, value: string, meaning: string }> }, categories: Array<{ id: string, name: string }> };

export type ReplaceImportValueMutationVariables = Exact<{
  id: string;
  input: ReplaceImportValueInput;
}>;


export type ReplaceImportValueMutation = { replaceImportValue: { id: string, fileName: string, status: ImportStatus, isOfBrowser: boolean, startedAt: string, finishedAt: string | null, percent: number, rowsRead: number, rowsCreated: number, rowsUpdated: number, rowsUnchanged: number, rowsRefused: number, warnings: number, error: string | null, isStopping: boolean, columns: Array<{ header: string, field: ImportField | null, samples: Array<string> }>, layout: { delimiter: ImportDelimiter, headerLine: number, isSure: boolean, isChosen: boolean, firstLines: Array<string> } | null } };

export type ChooseImportLayoutMutationVariables = Exact<{
  id: string;
  delimiter: ImportDelimiter;
  headerLine: number;
}>;


export type ChooseImportLayoutMutation = { chooseImportLayout: { id: string, fileName: string, status: ImportStatus, isOfBrowser: boolean, startedAt: string, finishedAt: string | null, percent: number, rowsRead: number, rowsCreated: number, rowsUpdated: number, rowsUnchanged: number, rowsRefused: number, warnings: number, error: string | null, isStopping: boolean, columns: Array<{ header: string, field: ImportField | null, samples: Array<string> }>, layout: { delimiter: ImportDelimiter, headerLine: number, isSure: boolean, isChosen: boolean, firstLines: Array<string> } | null } };

export const ImportPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOfBrowser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRefused"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"isStopping"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"headerLine"}},{"kind":"Field","name":{"kind":"Name","value":"isSure"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"firstLines"}}]}}]}}]} as unknown as DocumentNode<ImportPartsFragment, unknown>;
export const AdminImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportStatus"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"statuses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOfBrowser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRefused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<AdminImportsQuery, AdminImportsQueryVariables>;
export const CompanyImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOfBrowser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRefused"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"isStopping"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"headerLine"}},{"kind":"Field","name":{"kind":"Name","value":"isSure"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"firstLines"}}]}}]}}]} as unknown as DocumentNode<CompanyImportQuery, CompanyImportQueryVariables>;
export const ImportProblemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportProblemKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"situation"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<ImportProblemsQuery, ImportProblemsQueryVariables>;
export const CreateImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOfBrowser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRefused"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"isStopping"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"headerLine"}},{"kind":"Field","name":{"kind":"Name","value":"isSure"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"firstLines"}}]}}]}}]} as unknown as DocumentNode<CreateImportMutation, CreateImportMutationVariables>;
export const CheckImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportColumnInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOfBrowser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRefused"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"isStopping"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"headerLine"}},{"kind":"Field","name":{"kind":"Name","value":"isSure"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"firstLines"}}]}}]}}]} as unknown as DocumentNode<CheckImportMutation, CheckImportMutationVariables>;
export const RunImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOfBrowser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRefused"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"isStopping"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"headerLine"}},{"kind":"Field","name":{"kind":"Name","value":"isSure"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"firstLines"}}]}}]}}]} as unknown as DocumentNode<RunImportMutation, RunImportMutationVariables>;
export const CancelImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOfBrowser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRefused"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"isStopping"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"headerLine"}},{"kind":"Field","name":{"kind":"Name","value":"isSure"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"firstLines"}}]}}]}}]} as unknown as DocumentNode<CancelImportMutation, CancelImportMutationVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOfBrowser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRefused"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"isStopping"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"headerLine"}},{"kind":"Field","name":{"kind":"Name","value":"isSure"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"firstLines"}}]}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const ImportUnknownValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportUnknownValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unknownValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"replacements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ImportUnknownValuesQuery, ImportUnknownValuesQueryVariables>;
export const ReplaceImportValueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceImportValue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplaceImportValueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceImportValue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOfBrowser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRefused"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"isStopping"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"headerLine"}},{"kind":"Field","name":{"kind":"Name","value":"isSure"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"firstLines"}}]}}]}}]} as unknown as DocumentNode<ReplaceImportValueMutation, ReplaceImportValueMutationVariables>;
export const ChooseImportLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseImportLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"delimiter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportDelimiter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"headerLine"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseImportLayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"delimiter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"delimiter"}}},{"kind":"Argument","name":{"kind":"Name","value":"headerLine"},"value":{"kind":"Variable","name":{"kind":"Name","value":"headerLine"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOfBrowser"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowsRead"}},{"kind":"Field","name":{"kind":"Name","value":"rowsCreated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"rowsUnchanged"}},{"kind":"Field","name":{"kind":"Name","value":"rowsRefused"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"isStopping"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delimiter"}},{"kind":"Field","name":{"kind":"Name","value":"headerLine"}},{"kind":"Field","name":{"kind":"Name","value":"isSure"}},{"kind":"Field","name":{"kind":"Name","value":"isChosen"}},{"kind":"Field","name":{"kind":"Name","value":"firstLines"}}]}}]}}]} as unknown as DocumentNode<ChooseImportLayoutMutation, ChooseImportLayoutMutationVariables>;
export const useAdminImportsQuery = (...args: Hooks.QueryArguments<AdminImportsQuery, AdminImportsQueryVariables>) =>
  Hooks.useFreshQuery(AdminImportsDocument, ...args);
export const useCompanyImportQuery = (...args: Hooks.QueryArguments<CompanyImportQuery, CompanyImportQueryVariables>) =>
  Hooks.useFreshQuery(CompanyImportDocument, ...args);
export const useImportProblemsQuery = (...args: Hooks.QueryArguments<ImportProblemsQuery, ImportProblemsQueryVariables>) =>
  Hooks.useFreshQuery(ImportProblemsDocument, ...args);
export const useCreateImportMutation = (options?: Hooks.MutationOptions<CreateImportMutation, CreateImportMutationVariables>) =>
  Hooks.useTypedMutation('CreateImport', CreateImportDocument, options);
export const useCheckImportMutation = (options?: Hooks.MutationOptions<CheckImportMutation, CheckImportMutationVariables>) =>
  Hooks.useTypedMutation('CheckImport', CheckImportDocument, options);
export const useRunImportMutation = (options?: Hooks.MutationOptions<RunImportMutation, RunImportMutationVariables>) =>
  Hooks.useTypedMutation('RunImport', RunImportDocument, options);
export const useCancelImportMutation = (options?: Hooks.MutationOptions<CancelImportMutation, CancelImportMutationVariables>) =>
  Hooks.useTypedMutation('CancelImport', CancelImportDocument, options);
export const useUndoImportMutation = (options?: Hooks.MutationOptions<UndoImportMutation, UndoImportMutationVariables>) =>
  Hooks.useTypedMutation('UndoImport', UndoImportDocument, options);
export const useImportUnknownValuesQuery = (...args: Hooks.QueryArguments<ImportUnknownValuesQuery, ImportUnknownValuesQueryVariables>) =>
  Hooks.useFreshQuery(ImportUnknownValuesDocument, ...args);
export const useReplaceImportValueMutation = (options?: Hooks.MutationOptions<ReplaceImportValueMutation, ReplaceImportValueMutationVariables>) =>
  Hooks.useTypedMutation('ReplaceImportValue', ReplaceImportValueDocument, options);
export const useChooseImportLayoutMutation = (options?: Hooks.MutationOptions<ChooseImportLayoutMutation, ChooseImportLayoutMutationVariables>) =>
  Hooks.useTypedMutation('ChooseImportLayout', ChooseImportLayoutDocument, options);