import { OperatorError } from '../shared/errors.ts';

/** The database was made before version 1.0, which no later version brings up to date. */
export class OldDatabaseError extends OperatorError {
  constructor() {
    super(
      'O banco de dados é de antes da versão 1.0 do programa, e esta versão não o atualiza: indique um banco de dados vazio em DATABASE_URL ou DATA_DIR.',
    );
  }
}
