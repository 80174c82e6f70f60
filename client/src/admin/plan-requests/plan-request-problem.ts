import { errorMessage, failureOf } from '../../api/errors.ts';

/** Why a request was not decided: two refusals have words of their own, the others the server's (SPEC section 8). */
export function decisionProblem(error: unknown): string {
  const { message, fields } = failureOf(error);
  if (message === 'Request already processed') return 'Esta solicitação já foi processada anteriormente.';
  if (fields.adminNotes) return 'As notas do administrador são obrigatórias para rejeição.';
  return errorMessage(error, 'Não foi possível decidir a solicitação. Tente novamente.');
}
