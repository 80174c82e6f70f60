import { OperatorError } from '../../shared/errors.ts';

/** In the first line of a backup. The version is raised when older programs cannot read a file. */
export const FORMAT = 'guia-de-empresas/backup';
export const FORMAT_VERSION = 1;

/** Ends the rows of a table. COPY doubles backslashes of the data, so no row is this line. */
export const END_OF_ROWS = '\\.';

export interface BackupTable {
  name: string;
  /** In the order of the rows' values, without generated columns. */
  columns: string[];
}

/** First line of a backup. After it, a line of BackupTable, its rows as COPY writes them and `\.`, for each table. */
export interface BackupHeader {
  format: typeof FORMAT;
  version: number;
  /** ISO 8601. */
  madeAt: string;
  /** Version of the server, for people. */
  postgres: string;
  /** Names of the migrations that had run, in their order: they define the tables of the rows. */
  migrations: string[];
}

export interface BackupSequence {
  name: string;
  /** As text: a bigint. */
  value: string;
  isCalled: boolean;
}

/** Last line of a backup; a file without it is incomplete. */
export interface BackupEnd {
  end: true;
  sequences: BackupSequence[];
  /** Number of rows by table. */
  rows: Record<string, number>;
}

/** What was written or restored, for people. */
export interface BackupSummary {
  tables: number;
  rows: number;
}

/** Sums the numbers of rows by table. */
export function summaryOf(counts: Record<string, number>): BackupSummary {
  const numbers = Object.values(counts);
  return { tables: numbers.length, rows: numbers.reduce((sum, count) => sum + count, 0) };
}

/** The file is no backup, is incomplete, or cannot be restored by this program; the message is for the operator. */
export class BackupError extends OperatorError {
  override name = 'BackupError';
}

/** Returns an identifier in quotes. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Makes COPY's text independent of the settings of database and user. */
export const COPY_SETTINGS = [
  `SET LOCAL client_encoding = 'UTF8'`,
  `SET LOCAL datestyle = 'ISO, YMD'`,
  `SET LOCAL intervalstyle = 'postgres'`,
  'SET LOCAL extra_float_digits = 1',
  `SET LOCAL bytea_output = 'hex'`,
  `SET LOCAL timezone = 'UTC'`,
];
