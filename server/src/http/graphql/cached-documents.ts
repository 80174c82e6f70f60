import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, getOperationAST } from 'graphql';
import type { Execution, Executor } from '../../graphql/executor.ts';
import { contextOf } from '../request-context.ts';
import type { DocumentCache } from './document-cache.ts';
import { httpErrorAnswer } from './http-errors.ts';
import { GRAPHQL_RESPONSE } from './media-type.ts';

interface Asked {
  query?: string;
  operationName?: string;
  variables?: string;
  extensions?: string;
}

const objectOf = (text: string | undefined): Record<string, unknown> | null => {
  if (text === undefined || text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    // Not ours to judge: Apollo says what is wrong with it.
    return null;
  }
};

/** The execution that a GET asks for, if its query is known; null leaves it to Apollo. */
function knownExecution(asked: Asked, known: DocumentCache): Execution | null {
  let key = asked.query;
  if (key === undefined) {
    const persisted = objectOf(asked.extensions)?.persistedQuery as { sha256Hash?: unknown } | undefined;
    if (typeof persisted?.sha256Hash !== 'string') return null;
    key = persisted.sha256Hash;
  } else if (asked.extensions) return null;
  const document = known.get(key);
  const variables = objectOf(asked.variables);
  const operationName = asked.operationName || null;
  if (!document || !variables) return null;
  if (getOperationAST(document, operationName)?.operation !== 'query') return null;
  return { document, variables, operationName };
}

/** As Apollo ends its answers: the same bytes have the same `ETag`, whichever way and on whichever copy they were made. */
const textOf = (result: object): string => `${JSON.stringify(result)}\n`;

/** As the server in front answers. */
function answer({ headers }: FastifyRequest, reply: FastifyReply, result: ExecutionResult) {
  reply.header('content-type', `${headers.accept}; charset=utf-8`);
  if (!result.errors) return reply.send(textOf(result));
  const errors = result.errors.map((error) => {
    const { extensions: { masked: _, ...extensions } = {}, ...said } = error.toJSON();
    return { ...said, extensions };
  });
  const { status, retryAfter, body } = httpErrorAnswer(
    { ...result, errors },
    headers.accept === GRAPHQL_RESPONSE,
  );
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send(textOf(body));
}

/** Queries asked before go straight to the executor; register ahead of the route and behind what settles `accept`. */
export function cachedDocuments(app: FastifyInstance, executor: Executor, known: DocumentCache): void {
  app.addHook('preHandler', async (request: FastifyRequest, reply) => {
    if (request.method !== 'GET' || request.headers['apollo-require-preflight'] === undefined) return;
    const execution = knownExecution(request.query as Asked, known);
    if (!execution) return;
    return answer(request, reply, await executor.execute(contextOf(request), execution));
  });
}
