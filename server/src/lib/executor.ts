import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import { maskError } from './mask-error.ts';

interface Compiled {
  run: CompiledQuery['query'];
  /** Every root field is marked as the same for everybody (`@PublicRead`). */
  isPublic: boolean;
}

export interface Execution {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** Marked, so that the server in front does not take it for an error of its own. */
function masked(error: unknown, ctx: Context): GraphQLError {
  const { message, path, extensions } = maskError(error, ctx.requestId, ctx.log);
  return new GraphQLError(message, { path: path ?? null, extensions: { ...extensions, masked: true } });
}

/**
 * Runs operations, compiled once each by graphql-jit. Everybody goes through here: Apollo Server, the
 * REST table and the page renderer; so the schema is the one door.
 */
export class Executor {
  readonly schema: GraphQLSchema;
  readonly #compiled = new LRUCache<DocumentNode, Map<string, Compiled | ExecutionResult>>({ max: 500 });

  constructor(schema: GraphQLSchema) {
    this.schema = schema;
  }

  async execute(ctx: Context, execution: Execution): Promise<ExecutionResult> {
    const compiled = this.#compile(execution);
    const result = 'run' in compiled ? await compiled.run({}, ctx, execution.variables ?? {}) : compiled;
    if (!('run' in compiled) || !compiled.isPublic || result.errors) ctx.answer.shareable = false;
    if (!result.errors) return result;
    const errors = result.errors.map((error) => masked(error, ctx));
    return { data: result.data ?? null, errors };
  }

  #compile({ document, operationName }: Execution): Compiled | ExecutionResult {
    const name = operationName ?? '';
    const named = this.#compiled.get(document) ?? new Map<string, Compiled | ExecutionResult>();
    this.#compiled.set(document, named);
    const known = named.get(name);
    if (known) return known;
    const made = compileQuery(this.schema, document, name || undefined);
    const compiled = isCompiledQuery(made)
      ? { run: made.query, isPublic: this.#onlyPublicFields(getOperationAST(document, name || undefined)) }
      : made;
    named.set(name, compiled);
    return compiled;
  }

  #onlyPublicFields(operation: OperationDefinitionNode | null | undefined): boolean {
    if (operation?.operation !== 'query') return false;
    const fields = this.schema.getQueryType()?.getFields() ?? {};
    return operation.selectionSet.selections.every(
      (selection) =>
        selection.kind === Kind.FIELD && fields[selection.name.value]?.extensions.publicRead === true,
    );
  }
}
