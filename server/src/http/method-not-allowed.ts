import type { FastifyReply } from 'fastify';
import { Refusal } from '../shared/errors.ts';

/** 405 with the methods that there are (design/HARDENING.md). */
export function methodNotAllowed(reply: FastifyReply, allow: string): Refusal {
  reply.header('allow', allow);
  return new Refusal('METHOD_NOT_ALLOWED', `Este endereço aceita apenas ${allow}.`);
}
