import { AppError } from '../shared/errors.ts';

/** A form's parser throws plain errors for a body that is broken or cut; those that say a status are kept. */
export function unreadableForm(error: unknown): unknown {
  const { statusCode, status } = error as { statusCode?: number; status?: number };
  const saysWhat = error instanceof AppError || (statusCode ?? status ?? 500) < 500;
  return saysWhat ? error : new AppError('BAD_REQUEST', 'O formulário enviado não pôde ser lido.');
}
