import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PageArgs, pageOf } from '../../graphql/paging.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { MaxCodePoints } from '../../shared/text/validators.ts';
import type { Field as FileField } from '../csv/headers.ts';

export const ImportStatus = graphqlEnum('ImportStatus', 'The state of an import, in the usual order.', {
  uploaded: 'Its columns can be chosen; nothing was read.',
  checking: 'The file is being read; nothing is written.',
  checked: 'It was read to its end and can be imported.',
  running: 'Rows are being imported.',
  done: 'All rows were imported or refused.',
  stopped: 'It ended early and can be continued or undone.',
  cancelled: 'It was cancelled before it started; its file is deleted.',
  undoing: 'It is being undone.',
  undone: 'It was undone.',
});
export type ImportStatus = keyof typeof ImportStatus;

export const ImportProblemKind = graphqlEnum('ImportProblemKind', 'What a problem means for its row.', {
  refused: 'The row is not imported.',
  warning: 'The row is imported without the invalid value.',
});
export type ImportProblemKind = keyof typeof ImportProblemKind;

export const ImportField = graphqlEnum('ImportField', 'The meaning of a column of a file.', {
  name: 'Name of the company; required.',
  legalName: 'Registered name, for the search.',
  description: 'Description, at most 5000 characters.',
  category: 'Name of a category; required without `segment`.',
  segment: 'Segment of business, which gives category and kind.',
  kinds: 'Names of kinds, separated by semicolons.',
  cnae: 'CNAE code of the activity, which gives the kind.',
  city: 'City, with or without the state; required without `ibge`.',
  state: 'Two letters or the name.',
  ibge: 'IBGE code of the city; wins over its name.',
  street: 'Street, or the whole address.',
  number: 'Number in the street.',
  complement: 'Floor, room and the like.',
  neighborhood: 'Neighbourhood.',
  cep: 'Postal code, eight digits.',
  phone: 'Phone, with area code or with `ddd`.',
  ddd: 'Area code of phones without one.',
  contactType: '`whatsapp` or anything else, for calls.',
  email: 'E-mail of the company.',
  website: 'Website of the company.',
  openingHours: 'Opening hours in the syntax of OpenStreetMap.',
  instagram: 'Address or user name on Instagram.',
  facebook: 'Address or user name on Facebook.',
  ifood: 'Address of its shop on iFood.',
  foundedYear: 'Year of foundation.',
  areaServed: 'Where it works or delivers.',
  cnpj: 'CNPJ, which identifies the company.',
  source: 'Where the row comes from; identifies it with `sourceId`.',
  sourceId: 'Number of the row in its source.',
  companyNumber: 'Number of the company in this guide, as its exports have it.',
  latitude: 'Degrees, in Brazil.',
  longitude: 'Degrees, in Brazil.',
  offers:
    'Services and products, one a line or separated by semicolons: `Corte, a partir de R$ 60 | Com lavagem`.',
  attributes: 'Names of attributes, separated by semicolons.',
  wheelchair: 'OpenStreetMap: `yes` for accessible by wheelchair.',
  internetAccess: 'OpenStreetMap: `wlan` or `yes` for Wi-Fi.',
  takeaway: 'OpenStreetMap: `yes` or `only`.',
  delivery: 'OpenStreetMap: `yes` or `only`.',
  paymentPix: 'OpenStreetMap: `yes` where Pix is accepted.',
  paymentCards: 'OpenStreetMap: `yes` where cards are accepted.',
  tags: 'Words for the search, appended to the description.',
} satisfies Record<FileField, string>);
export type ImportField = keyof typeof ImportField;

@ObjectType({ simpleResolvers: true, description: 'A column of an uploaded file.' })
export class ImportColumn {
  @Field({ description: 'Header as the file writes it.' })
  header!: string;

  @Field(() => ImportField, { nullable: true, description: 'Its meaning; null ignores the column.' })
  field!: string | null;

  @Field(() => [String], { description: 'Values of the first rows that are not empty, at most 3.' })
  samples!: string[];
}

@InputType({ description: 'The meaning of one column of the file.' })
export class ImportColumnInput {
  @MaxLength(1_000, { message: 'O nome da coluna é longo demais.' })
  @Field({ description: 'The header as the file writes it, in the order of the file.' })
  header!: string;

  @Field(() => ImportField, { nullable: true, description: 'Meaning of the column; null leaves it out.' })
  field!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A problem of a row of a file.' })
export class ImportProblem {
  @Field(() => Int, { description: 'Line of the file, from 1.' })
  line!: number;

  @Field({ description: 'The header of the column.' })
  column!: string;

  @Field(() => ImportProblemKind, { description: 'Whether the row was refused for it.' })
  kind!: ImportProblemKind;

  @Field({
    description: 'The kind in Portuguese: "Recusada", "Aviso"; "Será recusada" where it was only checked.',
  })
  situation!: string;

  @Field({ description: 'Reason in Portuguese; of a check, what an import would do.' })
  reason!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Problems of an import, by line; at most the first 10,000 are kept.',
})
export class ImportProblemPage extends pageOf(ImportProblem) {}

@ObjectType('Import', {
  simpleResolvers: true,
  description: 'A file of companies and the result of its import.',
})
export class CompanyImport {
  @Field(() => ID, { description: 'Number of the import.' })
  id!: number;

  @Field({ description: 'Name of the file.' })
  fileName!: string;

  @Field(() => ImportStatus, { description: 'State of the import.' })
  status!: ImportStatus;

  @Field({ description: 'False for one of the command line, which is only undone here.' })
  isOfBrowser!: boolean;

  @Field(() => Date, { description: 'When it was uploaded or started.' })
  startedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended.' })
  finishedAt!: Date | null;

  @Field(() => Int, { description: 'Percent of the file read by the work under way, or by the last one.' })
  percent!: number;

  @Field(() => [ImportColumn], { description: 'The columns of the file, in its order.' })
  columns!: ImportColumn[];

  @Field(() => Int, { description: 'Rows read by the check, or by the import itself.' })
  rowsRead!: number;

  @Field(() => Int, { description: 'Companies that are new, or would be.' })
  rowsCreated!: number;

  @Field(() => Int, { description: 'Companies that are changed, or would be.' })
  rowsUpdated!: number;

  @Field(() => Int, { description: 'Rows without changes.' })
  rowsUnchanged!: number;

  @Field(() => Int, { description: 'Rejected rows.' })
  rowsRefused!: number;

  @Field(() => Int, { description: 'Values left out of imported rows.' })
  warnings!: number;

  @Field(() => String, { nullable: true, description: 'Why the last work ended early, in words for people.' })
  error!: string | null;

  @Field({ description: 'True while a requested stop of the work is pending.' })
  isStopping!: boolean;
}

export const ImportReplaceableField = graphqlEnum(
  'ImportReplaceableField',
  'A field whose unknown values can be given a meaning.',
  { city: 'A city.', category: 'A category.', kinds: 'A kind.' },
);
export type ImportReplaceableField = keyof typeof ImportReplaceableField;

@ObjectType({
  simpleResolvers: true,
  description: 'A city, category or kind that an unknown value may mean.',
})
export class ImportSuggestion {
  @Field(() => ID, { description: 'Id of the city, category or kind.' })
  id!: number;

  @Field({ description: 'Its name; of a city with the state.' })
  text!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A value of a file that names no known city, category or kind.',
})
export class ImportUnknownValue {
  @Field(() => ImportReplaceableField, { description: 'What it should name.' })
  field!: ImportReplaceableField;

  @Field({ description: 'As the file writes it; a city with its state.' })
  value!: string;

  @Field(() => Int, { description: 'Rows with it, of those whose problems are kept.' })
  rows!: number;

  @Field(() => [ImportSuggestion], { description: 'At most 3, the most similar first.' })
  suggestions!: ImportSuggestion[];
}

@ObjectType({ simpleResolvers: true, description: 'What an unknown value of a file was said to mean.' })
export class ImportReplacement {
  @Field(() => ImportReplaceableField, { description: 'What it names.' })
  field!: ImportReplaceableField;

  @Field({ description: 'As the file writes it; a city with its state.' })
  value!: string;

  @Field({ description: "Name of the city, with its state's, of the category or kind." })
  meaning!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A rejected row of a file.' })
export class ImportRefusedRow {
  @Field(() => Int, { description: 'Line of the file, from 1.' })
  line!: number;

  @Field({ description: 'Why it is rejected.' })
  reason!: string;

  @Field(() => [String], { description: 'Its values, in the order of the columns.' })
  cells!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Rejected rows of an import, by line; kept for 30 days, with the first 10,000 problems.',
})
export class ImportRefusedPage extends pageOf(ImportRefusedRow) {}

@InputType({ description: 'What an unknown value of a file means.' })
export class ReplaceImportValueInput {
  @Field(() => ImportReplaceableField, { description: 'What it names.' })
  field!: ImportReplaceableField;

  @MaxCodePoints(200)
  @Field({ description: 'The value as `unknownValues` has it.' })
  value!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the city, category or kind that it means; none takes its meaning back.',
  })
  meaningId?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of imports.' })
export class ImportPage extends pageOf(CompanyImport) {}

export const ImportOrder = graphqlEnum('ImportOrder', 'Order of the list of imports.', {
  newest: 'The newest first.',
  oldest: 'The oldest first.',
  fileName: 'By the name of the file, from A to Z.',
  fileNameDescending: 'By the name of the file, from Z to A.',
  status: 'Those that wait for somebody first, then those under way, then ended ones.',
  statusDescending: 'Ended ones first, then those under way, then those that wait for somebody.',
  rowsRead: 'The most rows first.',
  rowsReadAscending: 'The fewest rows first.',
  rowsCreated: 'The most new companies first.',
  rowsCreatedAscending: 'The fewest new companies first.',
  rowsUpdated: 'The most updated companies first.',
  rowsUpdatedAscending: 'The fewest updated companies first.',
  rowsRefused: 'The most rejected rows first.',
  rowsRefusedAscending: 'The fewest rejected rows first.',
});
export type ImportOrder = keyof typeof ImportOrder;

@ArgsType()
export class AdminImportsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: "Part of the file's name, without regard to case and accents.",
  })
  @IsOptional()
  @MaxCodePoints(100)
  q?: string | null;

  @Field(() => [ImportStatus], { nullable: true, description: 'The states; all when absent or empty.' })
  statuses?: ImportStatus[] | null;

  @Field(() => ImportOrder, { defaultValue: ImportOrder.newest, description: 'What comes first.' })
  order: ImportOrder = ImportOrder.newest;
}

/** Portuguese names of the states of an import. */
export const IMPORT_STATUS_NAMES: Readonly<Record<ImportStatus, string>> = {
  uploaded: 'Arquivo enviado',
  checking: 'Em conferência',
  checked: 'Conferida',
  running: 'Em andamento',
  done: 'Concluída',
  stopped: 'Interrompida',
  cancelled: 'Cancelada',
  undoing: 'Sendo desfeita',
  undone: 'Desfeita',
};
