import { OperatorError } from '../../shared/operator-error.ts';

/** What the first line of a backup says; raised when older programs could not read a file. */
export const FORMAT = 'guia-de-empresas/backup';
export const FORMAT_VERSION = 1;

/** Ends the rows of a table; COPY writes a backslash of the data as two, so no row is this line. */
export const END_OF_ROWS = '\\.';

export interface BackupTable {
  name: string;
  /** In the order of the rows' values; what is generated from others is left out. */
  columns: string[];
}

/** First line of a backup. After it, a line of BackupTable, its rows as COPY writes them and `\.`, for each table. */
export interface BackupHeader {
  format: typeof FORMAT;
  version: number;
  /** ISO 8601. */
  madeAt: string;
  /** Of the server it was taken from, for people. */
  postgres: string;
  /** Names of the migrations that had run, in their order: the form that the rows have. */
  migrations: string[];
}

export interface BackupSequence {
  name: string;
  /** As text: a bigint. */
  value: string;
  isCalled: boolean;
}

/** Last line of a backup; a file without it was cut. */
export interface BackupEnd {
  end: true;
  sequences: BackupSequence[];
  /** How many rows each table has. */
  rows: Record<string, number>;
}

/** The file is no backup, was cut, or this program cannot restore it; the message is for the operator. */
export class BackupError extends OperatorError {
  override name = 'BackupError';
}

/** An identifier in quotes. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** What COPY writes and reads must not hang on who set what for the database or the user. */
export const PLAIN_FORM = [
  `SET LOCAL client_encoding = 'UTF8'`,
  `SET LOCAL datestyle = 'ISO, YMD'`,
  `SET LOCAL intervalstyle = 'postgres'`,
  'SET LOCAL extra_float_digits = 1',
  `SET LOCAL bytea_output = 'hex'`,
  `SET LOCAL timezone = 'UTC'`,
];
