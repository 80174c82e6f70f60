import { errorMessage, failureOf } from '../../api/errors.ts';

/** Returns the message of a failed decision: two error codes have texts of their own, others use the server's. */
export function decisionProblem(error: unknown): string {
  const { reason, fields } = failureOf(error);
  if (reason === 'ALREADY_PROCESSED') return 'Esta solicitação já foi processada anteriormente.';
  if (fields.reason) return 'As notas do administrador são obrigatórias para rejeição.';
  return errorMessage(error, 'Não foi possível decidir a solicitação. Tente novamente.');
}
