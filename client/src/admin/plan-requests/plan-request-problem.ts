import { errorMessage, failureOf } from '../../api/errors.ts';

const PROCESSED = 'Esta solicitação já foi processada anteriormente.';
/** What the server says where it does not know who decided. */
const BY_SOMEBODY = 'Isto já foi decidido por outra pessoa.';

/**
 * Returns the message of a failed decision: two error codes have texts of their own, behind one of which stands who
 * decided; others use the server's.
 */
export function decisionProblem(error: unknown): string {
  const { reason, fields, message } = failureOf(error);
  if (reason === 'ALREADY_PROCESSED')
    return message && message !== BY_SOMEBODY ? `${PROCESSED} ${message}` : PROCESSED;
  if (fields.reason) return 'As notas do administrador são obrigatórias para rejeição.';
  return errorMessage(error, 'Não foi possível decidir a solicitação. Tente novamente.');
}
