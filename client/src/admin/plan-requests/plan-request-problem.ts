import { errorMessage, failureOf } from '../../api/errors.ts';

/** Returns the message of a failed decision: two error codes have texts of their own, behind one of which the
 * server says who decided; others use the server's. */
export function decisionProblem(error: unknown): string {
  const { reason, fields, message } = failureOf(error);
  if (reason === 'ALREADY_PROCESSED')
    return ['Esta solicitação já foi processada anteriormente.', message].filter(Boolean).join(' ');
  if (fields.reason) return 'As notas do administrador são obrigatórias para rejeição.';
  return errorMessage(error, 'Não foi possível decidir a solicitação. Tente novamente.');
}
