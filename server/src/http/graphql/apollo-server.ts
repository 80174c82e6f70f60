import { ApolloServer, type ApolloServerOptionsWithGateway } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import type { Config } from '../../config.ts';
import type { Context } from '../../graphql/context.ts';
import { type Executor, MaskedError, masked } from '../../graphql/executor.ts';
import { queryLimits } from '../../graphql/limits/query-limits.ts';
import { appErrorIn, maskError } from '../../graphql/mask-error.ts';
import { asksForSchema, mayIntrospect } from '../../graphql/public-schema/may-introspect.ts';
import { type ErrorCode, statusOf } from '../../shared/error-codes.ts';
import { AppError } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import { graphqlResult, MOST_GRAPHQL_ERRORS } from '../errors.ts';
import type { DocumentCache } from './document-cache.ts';
import { GRAPHQL_RESPONSE } from './media-type.ts';

const NOT_PERSISTED = ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND;
const NO_MUTATION = 'Por GET vêm só consultas; o que grava vem por POST.';
const NO_INTROSPECTION =
  'A introspecção é para administradores e chaves de API. O esquema público está em /schema.graphql.';
const NO_OPERATION = 'Diga em operationName qual das operações do texto deve ser executada.';

/** Returns an AppError that names its status: Apollo answers 500 to an error of a plugin without one. */
const badRequest = (code: ErrorCode, message: string): AppError =>
  new AppError(code, message, { http: { status: statusOf(code) } });

/** Makes Apollo Server run operations through the executor; it parses, validates and speaks HTTP itself. */
function gatewayOf(executor: Executor): GatewayInterface {
  let onLoad: Parameters<GatewayInterface['onSchemaLoadOrUpdate']>[0] = () => {};
  return {
    onSchemaLoadOrUpdate(callback) {
      onLoad = callback;
      return () => {};
    },
    async load() {
      onLoad({ apiSchema: executor.schema, coreSupergraphSdl: '' });
      return {
        executor: async ({ context, document, operationName, request }) => {
          const ctx = context as Context;
          const operation = { document, operationName, variables: request.variables };
          const result = await executor.execute(ctx, operation).catch((error: unknown) => {
            // `formatError` does not know the request.
            throw masked(error, ctx);
          });
          return result as Awaited<ReturnType<GatewayExecutor>>;
        },
      };
    },
    async stop() {},
  };
}

/** Masks what Apollo itself rejects; errors of the executor are masked already. */
function formatError(formatted: GraphQLFormattedError, error: unknown, log: Log): GraphQLFormattedError {
  const inner = error instanceof GraphQLError ? error : null;
  if (inner instanceof MaskedError) return formatted;
  // Part of the protocol of persisted queries: the client sends the text next.
  if (inner?.extensions.code === NOT_PERSISTED) {
    return { message: 'PersistedQueryNotFound', extensions: { code: NOT_PERSISTED } };
  }
  const { message, locations, extensions = {} } = formatted;
  const maskedError = maskError(
    expectedIn(inner, extensions) ?? new GraphQLError(message, { extensions }),
    'graphql',
    log,
  );
  return locations ? { ...maskedError, locations } : maskedError;
}

/** Returns the AppError of a plugin or a validation rule, which Apollo wraps and gives a code of its own. */
function expectedIn(error: GraphQLError | null, { code: _, ...extras }: Record<string, unknown>) {
  // A mutation by GET, which Apollo reports as a bad request with this status.
  if (isMethodNotAllowed(error)) return new AppError('METHOD_NOT_ALLOWED', NO_MUTATION);
  const inner = appErrorIn(error);
  return inner && new AppError(inner.code, inner.message, extras);
}

const isMethodNotAllowed = (error: GraphQLError | null): boolean =>
  (error?.extensions.http as { status?: number } | undefined)?.status === statusOf('METHOD_NOT_ALLOWED');

/** Returns the Apollo Server behind `/graphql`, started. */
export async function createGraphqlServer(
  executor: Executor,
  cache: DocumentCache,
  config: Config,
  log: Log,
) {
  const options: ApolloServerOptionsWithGateway<Context> = {
    gateway: gatewayOf(executor),
    // `mayIntrospect` decides by the caller.
    introspection: true,
    validationRules: [servedOperations, queryLimits(config.limits)],
    parseOptions: { maxTokens: config.limits.QUERY_TOKENS },
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    hideSchemaDetailsFromClientErrors: true,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => formatError(formatted, error, log),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // The playground has an address of its own.
      ApolloServerPluginLandingPageDisabled(),
      {
        async requestDidStart() {
          return {
            async didResolveOperation({ document, source, operation, contextValue }) {
              if (!operation) throw badRequest('BAD_REQUEST', NO_OPERATION);
              // Who may ask for the schema is checked each time.
              if (!asksForSchema(document)) cache.add(source, document);
              else if (!mayIntrospect(contextValue)) {
                throw badRequest('GRAPHQL_VALIDATION_FAILED', NO_INTROSPECTION);
              }
            },
            async willSendResponse({ request, response, errors, contextValue }) {
              if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
              // What Apollo rejects never reaches the executor, which sets this otherwise.
              contextValue.answer.shareable = false;
              const { singleResult } = response.body;
              if (!(errors?.[0] instanceof MaskedError)) {
                singleResult.errors = singleResult.errors?.slice(0, MOST_GRAPHQL_ERRORS);
                return;
              }
              const isGraphqlType = request.http?.headers.get('accept') === GRAPHQL_RESPONSE;
              const { status, headers, body } = graphqlResult(singleResult, isGraphqlType);
              response.body.singleResult = body;
              response.http.status = status;
              for (const [name, value] of Object.entries(headers)) response.http.headers.set(name, value);
            },
          };
        },
      },
    ],
  };
  const server = new ApolloServer<Context>(options);
  await server.start();
  return server;
}

const NO_SUBSCRIPTIONS = 'Esta API não tem assinaturas (subscription): peça com query ou mutation.';

/**
 * Rejects operations of a kind that the schema does not have. graphql-js takes them for valid and fails when it runs
 * them.
 */
const servedOperations: ValidationRule = (context) => ({
  OperationDefinition(operation: OperationDefinitionNode) {
    if (context.getSchema().getRootType(operation.operation)) return;
    context.reportError(new AppError('GRAPHQL_VALIDATION_FAILED', NO_SUBSCRIPTIONS, {}, operation));
  },
});
