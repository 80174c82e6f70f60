import type { Columns, Field, Values } from '../csv/columns.ts';
import type { FindCategory } from './find-category.ts';
import type { FindCity } from './find-city.ts';
import type { RowKind, RowTexts } from './row-texts.ts';

/** The source of rows whose file names none. */
export const DEFAULT_SOURCE = 'planilha';

/** A row as it will be stored. */
export interface ImportRow {
  line: number;
  /** How the row is known again, beside the CNPJ; made of the content where the file has none. */
  source: string;
  sourceId: string;
  /** Whether the file names the source id itself. */
  isCoded: boolean;
  cnpj: string | null;
  name: string;
  description: string;
  categoryId: number;
  cityId: number;
  cityName: string;
  state: string;
  address: string | null;
  cep: string | null;
  phone: string | null;
  contactType: 'phone' | 'whatsapp';
  email: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
  /** SHA-256 of all that is stored but the keys. */
  contentHash: Buffer;
}

/** What the report says of a row: why it was not taken, or what was left out of it. */
export interface ReportLine {
  line: number;
  column: string;
  kind: RowKind;
  reason: string;
}

/** Why a row that can be read is not taken, found out by what came before it. */
export interface AppError {
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

/** Collects what there is to say of one row. */
export class Remarks {
  readonly lines: ReportLine[] = [];
  readonly #line: number;
  readonly #columns: Columns;

  constructor(line: number, columns: Columns) {
    this.#line = line;
    this.#columns = columns;
  }

  refuse(field: Field, reason: string): void {
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
