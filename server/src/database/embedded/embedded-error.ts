import { OperatorError } from '../../shared/errors.ts';

/** The embedded database cannot be used; the message is for the operator and says what to do about it. */
export class EmbeddedError extends OperatorError {
  override name = 'EmbeddedError';
}

/** Another running instance uses the data folder. */
export class DataDirInUseError extends EmbeddedError {
  override name = 'DataDirInUseError';

  constructor(dataDir: string) {
    super(
      `A pasta de dados ${dataDir} está em uso por outra cópia do programa que está rodando. ` +
        'Encerre-a ou escolha outra pasta com DATA_DIR.',
    );
  }
}

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
