import type { FastifyReply } from 'fastify';
import { AppError } from '../shared/errors.ts';

/** 405 with the methods that there are (design/HARDENING.md). */
export function methodNotAllowed(reply: FastifyReply, allow: string): AppError {
  reply.header('allow', allow);
  return new AppError('METHOD_NOT_ALLOWED', `Este endereço aceita apenas ${allow}.`);
}
