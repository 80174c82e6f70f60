import type { Company } from '../../companies/company.ts';
import type { CompanyFieldName } from '../../companies/company-fields.ts';
import type { Columns, Field, Values } from '../csv/columns.ts';
import type { FindCategory } from './find-category.ts';
import type { FindCity } from './find-city.ts';
import type { RowKind, RowTexts } from './row-texts.ts';

/** The source of rows whose file names none. */
export const DEFAULT_SOURCE = 'planilha';

/** What a row writes into a company. */
export type RowContent = Pick<Company, CompanyFieldName | 'categoryId' | 'cityId' | 'latitude' | 'longitude'>;

/** A row as it will be stored. */
export interface ImportRow extends RowContent {
  line: number;
  /** Identifies the row in later imports, beside the CNPJ; made of the content where the file has none. */
  source: string;
  sourceId: string;
  /** Whether the file names the source id itself. */
  isCoded: boolean;
  cnpj: string | null;
  cityName: string;
  state: string;
  /** SHA-256 of the content. */
  contentHash: Buffer;
}

/** A line of the report: why a row was rejected, or what was left out of it. */
export interface ReportLine {
  line: number;
  column: string;
  kind: RowKind;
  reason: string;
}

/** Why a readable row is rejected, given the rows and companies before it. */
export interface Rejection {
  line: number;
  field: Field;
  reason: string;
}

export interface RowReader {
  columns: Columns;
  findCity: FindCity;
  findCategory: FindCategory;
  texts: RowTexts;
}

/** Collects the problems of one row. */
export class Remarks {
  readonly lines: ReportLine[] = [];
  readonly #line: number;
  readonly #columns: Columns;

  constructor(line: number, columns: Columns) {
    this.#line = line;
    this.#columns = columns;
  }

  reject(field: Field, reason: string): void {
    this.#add(field, 'refused', reason);
  }

  warn(field: Field, reason: string): void {
    this.#add(field, 'warning', reason);
  }

  #add(field: Field, kind: RowKind, reason: string): void {
    this.lines.push({ line: this.#line, column: this.#columns.headerOf(field), kind, reason });
  }
}

export function textOf(values: Values, field: Field): string {
  return values[field] ?? '';
}
