/** The embedded database cannot be used; the message says what to do about it. */
export class EmbeddedError extends Error {}

/** Another running copy has the data folder. */
export class DataDirInUseError extends EmbeddedError {
  constructor(dataDir: string) {
    super(
      `A pasta de dados ${dataDir} está em uso por outra cópia do programa que está rodando. ` +
        'Encerre-a, ou escolha outra pasta com DATA_DIR.',
    );
  }
}
