import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionResult, getOperationAST } from 'graphql';
import { STATUS_OF_CODE } from '../lib/errors.ts';
import type { Execution, Executor } from '../lib/executor.ts';
import { acceptsGraphqlResponse, GRAPHQL_RESPONSE } from './graphql-media-type.ts';
import type { KnownQueries } from './known-queries.ts';
import { contextOf } from './request-context.ts';
import { isSpoken, MOST_ERRORS } from './spoken-errors.ts';

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
function knownExecution(asked: Asked, known: KnownQueries): Execution | null {
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

/** As the server in front says it: some codes by the status too, everything else with 200. */
function answer({ headers }: FastifyRequest, reply: FastifyReply, result: ExecutionResult) {
  const type = acceptsGraphqlResponse(headers.accept ?? '') ? GRAPHQL_RESPONSE : 'application/json';
  reply.header('content-type', `${type}; charset=utf-8`);
  if (!result.errors) return reply.send(textOf(result));
  const errors = result.errors.slice(0, MOST_ERRORS).map(({ message, path, extensions }) => {
    const { masked: _, ...said } = extensions;
    return { message, ...(path && { path }), extensions: said };
  });
  const status = STATUS_OF_CODE[errors[0]?.extensions.code as keyof typeof STATUS_OF_CODE];
  if (isSpoken(status)) reply.code(status);
  const retryAfter = errors[0]?.extensions.retryAfter;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.send(textOf({ errors, data: result.data ?? null }));
}

/** Queries asked before go straight to the executor; register ahead of the route. */
export function knownQueryLane(app: FastifyInstance, executor: Executor, known: KnownQueries): void {
  app.addHook('preHandler', async (request: FastifyRequest, reply) => {
    if (request.method !== 'GET' || request.headers['apollo-require-preflight'] === undefined) return;
    const execution = knownExecution(request.query as Asked, known);
    if (!execution) return;
    return answer(request, reply, await executor.execute(contextOf(request), execution));
  });
}
