import { OperatorError } from '../../shared/operator-error.ts';

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
