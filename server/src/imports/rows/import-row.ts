import type { FindAttributes } from '../../attributes/find-attributes.ts';
import type { FindCity } from '../../cities/find-city.ts';
import type { Company } from '../../companies/company.ts';
import type { CompanyColumn } from '../../companies/company-columns.ts';
import type { Offer } from '../../companies/offers/offer.ts';
import type { FindKinds } from '../../kinds/find-kinds.ts';
import type { Columns, Field } from '../csv/headers.ts';
import type { FindCategory } from './find-category.ts';
import type { FindReplacement } from './replaced-values.ts';
import type { RowKind, RowTexts } from './row-texts.ts';

/** The source of rows whose file names none. */
export const DEFAULT_SOURCE = 'planilha';
/** The source of rows of the federal register, which change only what it wrote itself. */
export const REGISTER_SOURCE = 'Receita Federal';

/** What a row writes into a company. */
export interface RowContent extends Pick<Company, CompanyColumn['field']> {
  /** Null where the row has none: those of the company stay. */
  offers: Offer[] | null;
}

/** A row as it will be stored. */
export interface ImportRow extends RowContent {
  line: number;
  /** Identifies the row in later imports, beside the CNPJ; made of the content where the file has none. */
  source: string;
  sourceId: string;
  /** True when the file has the source id itself. */
  isCoded: boolean;
  cnpj: string | null;
  /** Of the company in this guide, from its export; null where the file has none. */
  companyNumber: number | null;
  cityName: string;
  state: string;
  /** SHA-256 of the content. */
  contentHash: Buffer;
  /** As `contentHash`, without the texts of kinds and other names: that of rows imported before these were stored. */
  plainHash: Buffer;
  /** What the register says, by `saidOf`; null for rows of other sources. */
  said: Buffer | null;
  /** A checksum of the register's row; null for rows of other sources. */
  rowHash: string | null;
  isWithoutEmail: boolean;
}

/** Why a row was rejected, or what was left out of it. */
export interface Problem {
  line: number;
  field: Field;
  kind: RowKind;
  reason: string;
  /** An unknown value that can be given a meaning. */
  value?: string;
  /** The row, once for each rejected one. */
  cells?: readonly string[];
}

/** A problem under the header of its column. */
export interface ReportLine extends Problem {
  column: string;
}

export interface PreparedRow {
  /** Null when the row was rejected; the problems have the reason. */
  row: ImportRow | null;
  problems: Problem[];
}

export interface RowReader {
  columns: Columns;
  findCity: FindCity;
  findCategory: FindCategory;
  findKinds: FindKinds;
  findAttributes: FindAttributes;
  /** What an administrator said that unknown values mean. */
  findReplacement: FindReplacement;
  texts: RowTexts;
}
