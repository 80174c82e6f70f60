import { ApolloServer, type ApolloServerOptionsWithGateway } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import { type DocumentNode, GraphQLError, type GraphQLFormattedError, visit } from 'graphql';
import type { Config } from '../../config.ts';
import type { Context } from '../../graphql/context.ts';
import { type Executor, MaskedError, masked } from '../../graphql/executor.ts';
import { maskError } from '../../graphql/mask-error.ts';
import { queryLimits } from '../../graphql/query-limits.ts';
import { servedOperations } from '../../graphql/served-operations.ts';
import { AppError, type ErrorCode, STATUS_OF_CODE } from '../../shared/errors.ts';
import type { Log } from '../../shared/log.ts';
import { graphqlResult, MOST_GRAPHQL_ERRORS } from '../errors.ts';
import type { DocumentCache } from './document-cache.ts';
import { GRAPHQL_RESPONSE } from './media-type.ts';

const NOT_PERSISTED = ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND;
const NO_MUTATION = 'Por GET vêm só consultas; o que grava vem por POST.';
const NO_OPERATION = 'Diga em operationName qual das operações do texto deve ser executada.';

/** Without a status of its own, an error thrown by a plugin would be a fault of ours to Apollo. */
const badRequest = (code: ErrorCode, message: string): AppError =>
  new AppError(code, message, { http: { status: STATUS_OF_CODE[code] } });

/** Apollo parses, validates and speaks HTTP; the executor runs the operation, through `gateway`. */
function gatewayOf(executor: Executor): GatewayInterface {
  let loaded: Parameters<GatewayInterface['onSchemaLoadOrUpdate']>[0] = () => {};
  return {
    onSchemaLoadOrUpdate(callback) {
      loaded = callback;
      return () => {};
    },
    async load() {
      loaded({ apiSchema: executor.schema, coreSupergraphSdl: '' });
      return {
        executor: async ({ context, document, operationName, request }) => {
          const ctx = context as Context;
          const asked = { document, operationName, variables: request.variables };
          const result = await executor.execute(ctx, asked).catch((error: unknown) => {
            // Apollo hands it to `formatError`, which cannot tell which request it was.
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
  if (inner instanceof MaskedError || inner instanceof AppError) return formatted;
  // The word by which clients know that they are to send the text along; it is part of their protocol.
  if (inner?.extensions.code === NOT_PERSISTED) {
    return { message: 'PersistedQueryNotFound', extensions: { code: NOT_PERSISTED } };
  }
  // A mutation by GET; to Apollo it is a bad request like any other, but for the status.
  if (isMethodNotAllowed(inner)) return new AppError('METHOD_NOT_ALLOWED', NO_MUTATION).toJSON();
  const { message, locations, extensions = {} } = formatted;
  const said = maskError(new GraphQLError(message, { extensions }), 'graphql', log);
  return locations ? { ...said, locations } : said;
}

const isMethodNotAllowed = (error: GraphQLError | null): boolean =>
  (error?.extensions.http as { status?: number } | undefined)?.status === STATUS_OF_CODE.METHOD_NOT_ALLOWED;

/** Administrators ask the schema about itself; others ask only `__typename` (DECISIONS section 5). */
const mayIntrospect = (document: DocumentNode, ctx: Context): boolean =>
  ctx.viewer?.role === 'admin' || !asksForSchema(document);

function asksForSchema(document: DocumentNode): boolean {
  let asked = false;
  visit(document, {
    Field(node) {
      if (node.name.value === '__schema' || node.name.value === '__type') asked = true;
    },
  });
  return asked;
}

/** The Apollo Server behind `/graphql`, started. */
export async function createGraphqlServer(
  executor: Executor,
  known: DocumentCache,
  config: Config,
  log: Log,
) {
  const options: ApolloServerOptionsWithGateway<Context> = {
    gateway: gatewayOf(executor),
    // Open in development; in production to administrators, see `mayIntrospect`.
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
      // Browsers get answers here too; the playground has an address of its own (decision 022).
      ApolloServerPluginLandingPageDisabled(),
      {
        async requestDidStart() {
          return {
            async didResolveOperation({ document, source, operation, contextValue }) {
              if (!operation) throw badRequest('BAD_REQUEST', NO_OPERATION);
              if (!config.production || mayIntrospect(document, contextValue)) {
                // Introspection stays with Apollo: who may ask is judged anew each time.
                if (!asksForSchema(document)) known.add(source, document);
                return;
              }
              throw badRequest('GRAPHQL_VALIDATION_FAILED', 'A introspecção é só para administradores.');
            },
            async willSendResponse({ request, response, errors, contextValue }) {
              if (response.body.kind !== 'single' || !response.body.singleResult.errors) return;
              // What Apollo refuses never reached the executor, which says so of everything else.
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
