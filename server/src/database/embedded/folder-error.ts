import { EmbeddedError } from './embedded-error.ts';

const REASONS: Record<string, string> = {
  EACCES: 'não pode ser usada por quem iniciou o programa (permissão negada)',
  EPERM: 'não pode ser usada por quem iniciou o programa (operação não permitida)',
  EROFS: 'está em um disco em que não se grava',
  ENOSPC: 'está em um disco sem espaço',
  EEXIST: 'é um arquivo, não uma pasta',
  ENOTDIR: 'é um arquivo, ou está dentro de um, e não uma pasta',
};

/** Returns a system error about the data folder, a parent or a content of it, as a sentence for the operator; other errors unchanged. */
export function folderError(error: unknown, dataDir: string): unknown {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  if (!reason || !path || !(path.startsWith(dataDir) || dataDir.startsWith(path))) return error;
  return new EmbeddedError(`DATA_DIR: ${dataDir} ${reason}.`, { cause: error });
}
