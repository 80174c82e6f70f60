import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDatabaseAway, postgresError } from '../database/postgres-errors.ts';
import { OperatorError } from '../shared/errors.ts';

const OF_FILES: Record<string, string> = {
  ENOENT: 'não existe',
  EEXIST: 'já existe',
  EACCES: 'não pode ser aberto (permissão negada)',
  EISDIR: 'é uma pasta',
  ENOSPC: 'não coube no disco',
};

/** Why a database rejects the connection, by PostgreSQL's code. */
const REJECTED: Record<string, string> = {
  '28P01': 'o PostgreSQL não aceita este usuário com esta senha',
  '28000': 'o PostgreSQL não deixa este usuário entrar a partir daqui',
  '3D000': 'o banco de dados não existe neste PostgreSQL',
  '42501':
    'falta a este usuário um direito no banco de dados; ele precisa poder ler, gravar e criar tabelas nele',
};
/** The same for errors of node-postgres, which have no code. */
const REJECTED_BY_DRIVER: readonly (readonly [message: RegExp, reason: string])[] = [
  [/client password must be a string/, 'falta a senha'],
  [/server does not support SSL connections/, 'este PostgreSQL não aceita conexões com SSL (sslmode)'],
];

/** Returns why the database rejects the connection; null for other errors. */
function connectionErrorText(error: Error): string | null {
  const inner = postgresError(error);
  const reason = REJECTED[inner?.code ?? ''];
  if (reason) return `${reason} (${inner?.message})`;
  return REJECTED_BY_DRIVER.find(([message]) => message.test(error.message))?.[1] ?? null;
}

/** Returns the text of an error that ends the program or a command: a sentence where the operator can do something, else the stack. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError) return error.message;
  if (isDatabaseAway(error)) return 'O banco de dados não responde.';
  const reason = connectionErrorText(error);
  if (reason) return `DATABASE_URL: ${reason}.`;
  const { code, path } = error as NodeJS.ErrnoException;
  const problem = OF_FILES[code ?? ''];
  if (!problem || !path) return error.stack ?? error.message;
  // For a file to be written too, when its folder is missing.
  if (code === 'ENOENT' && !existsSync(dirname(path))) return `A pasta ${dirname(path)} não existe.`;
  return `O arquivo ${path} ${problem}.`;
}
