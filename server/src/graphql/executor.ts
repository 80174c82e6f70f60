import {
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { type ErrorCode, isErrorCode } from '../shared/error-codes.ts';
import { inMaintenance } from '../shared/errors.ts';
import type { Context } from './context.ts';
import { costOf } from './limits/operation-cost.ts';
import { maskError } from './mask-error.ts';
import { type Access, inOrder } from './may-call.ts';

type Variables = Record<string, unknown>;

interface Compiled {
  run: CompiledQuery['query'];
  /** Every root field is marked as the same for everybody (`@PublicRead`). */
  isPublic: boolean;
  /** Every root field keeps answering during maintenance (`@OpenInMaintenance`). */
  isOpen: boolean;
  /** Its root fields with what `@MayCall` says about them. */
  guards: readonly { access: Access; node: FieldNode }[];
  type: Executed['type'];
  field: string;
  /** Of variables that may not be null; null when there are none. */
  defaults: Variables | null;
  /** Makes the cost of an answer; undefined for operations that validation did not measure. */
  cost: ReturnType<typeof costOf>;
}

/** What is counted of an operation. */
export interface Executed {
  type: 'query' | 'mutation' | 'subscription' | 'invalid';
  /** Its root field as the schema names it; `several` with more than one. */
  field: string;
  seconds: number;
  /** Of its first error. */
  code: ErrorCode | null;
}

/** Counts operations. */
interface Meter {
  executed(executed: Executed): void;
}

/** Knows whether only administrators are served. */
export interface Closing {
  isOn(): boolean | Promise<boolean>;
}

export interface Execution {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
  /** Throws for invalid variables; called once the caller may run the operation. */
  check?: () => void;
}

/**
 * Returns the defaults of variables that may not be null, as they would be sent; null without one. graphql-jit asks for a
 * value all the same.
 */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables | null {
  const defaults = variableDefinitions.flatMap(({ type, variable, defaultValue }) =>
    type.kind === Kind.NON_NULL_TYPE && defaultValue
      ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const]
      : [],
  );
  return defaults.length > 0 ? Object.fromEntries(defaults) : null;
}

/** Returns the arguments of a field as they were sent. */
const argumentsOf = ({ arguments: args = [] }: FieldNode, variables: Variables): Record<string, unknown> =>
  Object.fromEntries(args.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]));

const asGraphQLError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError
    ? error
    : new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) });

/** An error of an operation as it may be shown; Apollo Server passes it on as it is. */
export class MaskedError extends GraphQLError {}

/** Masks an error of an operation. */
export function masked(error: unknown, ctx: Context): MaskedError {
  const { message, path, locations, extensions } = maskError(error, ctx.requestId, ctx.log);
  const maskedError = new MaskedError(message, { path: path ?? null, extensions: extensions ?? null });
  // graphql-jit gives locations without the nodes that the constructor would take them from.
  return locations ? Object.assign(maskedError, { locations }) : maskedError;
}

/** Runs operations, compiled once each by graphql-jit, for Apollo Server, the REST table and the page renderer alike. */
export class Executor {
  readonly schema: GraphQLSchema;
  readonly #maintenance: Closing;
  readonly #meter: Meter | undefined;
  readonly #compiled = new LRUCache<DocumentNode, Map<string, Compiled | ExecutionResult>>({ max: 500 });

  constructor(schema: GraphQLSchema, maintenance: Closing, meter?: Meter) {
    this.#meter = meter;
    this.schema = schema;
    this.#maintenance = maintenance;
  }

  async execute(ctx: Context, execution: Execution): Promise<ExecutionResult> {
    const begun = performance.now();
    const compiled = this.#compile(execution);
    const result = 'run' in compiled ? await this.#run(compiled, ctx, execution) : compiled;
    if (!('run' in compiled) || !compiled.isPublic || result.errors) ctx.answer.shareable = false;
    const errors = result.errors?.map((error) => masked(error, ctx));
    this.#count(compiled, performance.now() - begun, errors);
    return errors ? { ...result, errors } : result;
  }

  #count(
    compiled: Compiled | ExecutionResult,
    ms: number,
    errors: readonly GraphQLError[] | undefined,
  ): void {
    if (!this.#meter) return;
    const { type, field } = 'run' in compiled ? compiled : { type: 'invalid' as const, field: 'none' };
    const code = errors?.[0]?.extensions.code;
    this.#meter.executed({ type, field, seconds: ms / 1000, code: isErrorCode(code) ? code : null });
  }

  async #run(compiled: Compiled, ctx: Context, { variables, check }: Execution): Promise<ExecutionResult> {
    const values = compiled.defaults ? { ...compiled.defaults, ...variables } : (variables ?? {});
    try {
      if (!compiled.isOpen && ctx.viewer?.role !== 'admin') {
        const isOn = this.#maintenance.isOn();
        if (isOn === true || (isOn && (await isOn))) return { errors: [inMaintenance()] };
      }
      if (check) {
        const calls = compiled.guards.map(({ access, node }) => ({
          access,
          args: argumentsOf(node, values),
        }));
        await inOrder(ctx, calls, check);
      }
    } catch (error) {
      return { errors: [asGraphQLError(error)] };
    }
    const result = await compiled.run({}, ctx, values);
    if (compiled.cost && result.data) result.extensions = { cost: compiled.cost(result.data) };
    return result;
  }

  #compile({ document, operationName }: Execution): Compiled | ExecutionResult {
    const name = operationName ?? '';
    const named = this.#compiled.get(document) ?? new Map<string, Compiled | ExecutionResult>();
    this.#compiled.set(document, named);
    const cached = named.get(name);
    if (cached) return cached;
    const query = compileQuery(this.schema, document, name || undefined);
    const compiled = isCompiledQuery(query)
      ? { run: query.query, ...this.#traitsOf(getOperationAST(document, name || undefined)) }
      : query;
    named.set(name, compiled);
    return compiled;
  }

  #traitsOf(operation: OperationDefinitionNode | null | undefined): Omit<Compiled, 'run'> {
    if (!operation)
      return {
        isPublic: false,
        isOpen: false,
        guards: [],
        type: 'invalid',
        field: 'none',
        cost: undefined,
        defaults: null,
      };
    const fields = this.schema.getRootType(operation.operation)?.getFields() ?? {};
    const every = (mark: string) =>
      operation.selectionSet.selections.every(
        (selection) =>
          selection.kind === Kind.FIELD && fields[selection.name.value]?.extensions[mark] === true,
      );
    const [first, ...others] = operation.selectionSet.selections;
    // A name of the schema, so that callers cannot invent labels.
    const name = first?.kind === Kind.FIELD && others.length === 0 ? first.name.value : 'several';
    return {
      type: operation.operation,
      cost: costOf(operation),
      defaults: defaultsOf(operation),
      field: name === 'several' || fields[name] || name.startsWith('__') ? name : 'none',
      isPublic: operation.operation === 'query' && every('publicRead'),
      isOpen: every('openInMaintenance'),
      guards: operation.selectionSet.selections.flatMap((node) => {
        const access = node.kind === Kind.FIELD && fields[node.name.value]?.extensions.access;
        return access && node.kind === Kind.FIELD ? [{ access: access as Access, node }] : [];
      }),
    };
  }
}
