import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from './operator-error.ts';
import { isDatabaseAway, postgresError } from './postgres-errors.ts';

const OF_FILES: Record<string, string> = {
  ENOENT: 'não existe',
  EEXIST: 'já existe',
  EACCES: 'não pode ser aberto (permissão negada)',
  EISDIR: 'é uma pasta',
  ENOSPC: 'não coube no disco',
};

/** A database that answers and does not let in; the embedded one has its user, password and database from us. */
const REFUSED: Record<string, string> = {
  '28P01': 'o PostgreSQL não aceita este usuário com esta senha',
  '28000': 'o PostgreSQL não deixa este usuário entrar a partir daqui',
  '3D000': 'o banco de dados não existe neste PostgreSQL',
};

/** What the program or a command ends with: a sentence where the operator can do something, else the stack. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError) return error.message;
  if (isDatabaseAway(error)) return 'O banco de dados não responde.';
  const inner = postgresError(error);
  const refused = REFUSED[inner?.code ?? ''];
  if (refused) return `DATABASE_URL: ${refused} (${inner?.message}).`;
  const { code, path } = error as NodeJS.ErrnoException;
  const reason = OF_FILES[code ?? ''];
  if (!reason || !path) return error.stack ?? error.message;
  // Said of a file to be written too, where it is the folder that is missing.
  if (code === 'ENOENT' && !existsSync(dirname(path))) return `A pasta ${dirname(path)} não existe.`;
  return `O arquivo ${path} ${reason}.`;
}
