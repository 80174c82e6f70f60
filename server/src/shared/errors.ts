import { type ASTNode, GraphQLError } from 'graphql';
import type { ErrorCode, FieldCode, FieldErrors } from './error-codes.ts';

/** Messages by the name of the field. */
export type FieldMessages = Record<string, string[]>;

/** An expected error: a code and a Portuguese sentence for people. Anything else that is thrown is a bug. */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;
  /** The message for what is stored; set where `message` names a person. */
  storedMessage?: string;

  /** `nodes` are its places in a GraphQL document. */
  constructor(code: ErrorCode, message: string, extras: Record<string, unknown> = {}, nodes?: ASTNode) {
    super(message, { extensions: { code, ...extras }, ...(nodes && { nodes }) });
    this.code = code;
  }
}

export const notFound = (message = 'Não encontrado.') => new AppError('NOT_FOUND', message);
/** Returns CONFLICT; programs act upon `reason`, which is in `extensions`. */
export const conflict = (
  message: string,
  reason?: 'ALREADY_RATED' | 'ALREADY_PROCESSED' | 'CHANGED_MEANWHILE' | 'COMPANY_REJECTED',
) => new AppError('CONFLICT', message, reason && { reason });
export const forbidden = (message = 'Você não tem permissão para fazer isso.') =>
  new AppError('FORBIDDEN', message);
export const unauthenticated = (message = 'Entre na sua conta para continuar.') =>
  new AppError('UNAUTHENTICATED', message);

/** Returns the error of a login with the right password and a missing, wrong or used code. */
export const secondFactorRequired = (message = 'Digite o código do seu aplicativo autenticador.'): AppError =>
  new AppError('SECOND_FACTOR_REQUIRED', message);
/** Returns the error of an administrator without the second factor that the site asks for. */
export const secondFactorSetupRequired = (): AppError =>
  new AppError(
    'SECOND_FACTOR_SETUP_REQUIRED',
    'Ative a verificação em duas etapas no seu perfil antes de continuar.',
  );

/** Returns BAD_USER_INPUT for fields that have the same kind of problem, with the first field's message. */
export const invalid = (fields: FieldMessages, code: FieldCode = 'INVALID'): AppError =>
  invalidFields(
    Object.fromEntries(
      Object.entries(fields).map(([name, messages]) => [
        name,
        messages.map((message) => ({ code, message })),
      ]),
    ),
  );

/** Returns BAD_USER_INPUT for fields with the code of each problem. */
export function invalidFields(fields: FieldErrors): AppError {
  const first = Object.values(fields)[0]?.[0]?.message;
  return new AppError(
    'BAD_USER_INPUT',
    first ?? 'Há dados que não podem ser aceitos. Confira o que você preencheu.',
    { fields },
  );
}

/** Returns the messages alone, as the REST paths answer them. */
export const messagesOf = (fields: FieldErrors): FieldMessages =>
  Object.fromEntries(
    Object.entries(fields).map(([name, problems]) => [name, problems.map(({ message }) => message)]),
  );

/** Returns RATE_LIMITED; rounds `retryAfter` up to whole seconds. */
export function rateLimited(retryAfter: number): AppError {
  return new AppError('RATE_LIMITED', 'Muitas tentativas. Aguarde um pouco e tente novamente.', {
    retryAfter: Math.max(1, Math.ceil(retryAfter)),
  });
}

/** Returns the error during maintenance. */
export const inMaintenance = (): AppError =>
  new AppError('MAINTENANCE', 'O site está em manutenção. Volte em alguns minutos.', { retryAfter: 300 });

const serviceUnavailable = (message: string, retryAfter = 2): AppError =>
  new AppError('SERVICE_UNAVAILABLE', message, { retryAfter });

/** Returns SERVICE_UNAVAILABLE when overloaded. */
export const overloaded = (): AppError =>
  serviceUnavailable('Há muitos acessos neste momento. Tente novamente em instantes.');

/** Returns SERVICE_UNAVAILABLE after a request's deadline (`LIMIT_REQUEST_MS`); its transactions are rolled back. */
export const tookTooLong = (): AppError =>
  serviceUnavailable('O pedido demorou demais. Tente novamente em instantes.');

/** Returns SERVICE_UNAVAILABLE while this instance stops. */
export const stopping = (): AppError =>
  serviceUnavailable('O site está reiniciando. Tente novamente em instantes.');

/** Returns SERVICE_UNAVAILABLE when the disk is full. */
export const noRoom = (): AppError =>
  serviceUnavailable('Não há espaço para guardar isto agora. Tente novamente mais tarde.', 60);

/** Returns SERVICE_UNAVAILABLE while the database cannot be reached. */
export const unavailable = (retryAfter?: number): AppError =>
  serviceUnavailable('Serviço temporariamente indisponível. Tente novamente em instantes.', retryAfter);

/** An error that the operator can fix: its message is a sentence and is shown without a stack. */
export class OperatorError extends Error {}
