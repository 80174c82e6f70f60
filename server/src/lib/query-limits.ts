import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { Limits } from '../config.ts';

type Limited = Pick<Limits, 'QUERY_DEPTH' | 'QUERY_COST' | 'QUERY_ALIASES' | 'QUERY_ROOT_FIELDS'>;

/** Arguments that say how many rows come, and the most that they may say. */
const SIZES: Record<string, number> = { perPage: 100, limit: 20 };
/** One of these a request: each costs a password hash, sends mail or counts towards a limit. */
const ONCE = new Set([
  'login',
  'register',
  'rateCompany',
  'sendMessage',
  'updateProfile',
  'changePassword',
  'requestPasswordReset',
  'resetPassword',
  'closeAccount',
  'replyToVisitor',
  'writeToAdministration',
  'sendAdminMessage',
  'requestPlan',
  'claimCompany',
  'createUser',
  'setUserPassword',
  'approveCompanies',
  'rejectCompanies',
  'reportRating',
]);
const FRAGMENTS_DEEP = 50;

interface Measured {
  depth: number;
  cost: number;
  aliases: number;
}

/** The rows that a field may bring; a variable counts as the most, since its value is not known here. */
function rowsOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
  for (const [name, most] of Object.entries(SIZES)) {
    const defined = field.args.find((arg) => arg.name === name);
    if (!defined) continue;
    const given = node.arguments?.find((arg) => arg.name.value === name)?.value;
    if (!given) return Number(defined.defaultValue ?? most);
    return given.kind === Kind.INT ? Math.min(Math.max(Number(given.value), 1), most) : most;
  }
  return 1;
}

class Measure {
  readonly #context: ValidationContext;

  constructor(context: ValidationContext) {
    this.#context = context;
  }

  of(set: SelectionSetNode, type: GraphQLCompositeType, fragmentsDeep = 0): Measured {
    const sum: Measured = { depth: 0, cost: 0, aliases: 0 };
    const add = (part: Measured, deeper: number) => {
      sum.depth = Math.max(sum.depth, part.depth + deeper);
      sum.cost += part.cost;
      sum.aliases += part.aliases;
    };
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) add(this.#field(selection, type, fragmentsDeep), 1);
      else if (fragmentsDeep < FRAGMENTS_DEEP) {
        const inner: {
          selectionSet: SelectionSetNode;
          typeCondition?: FragmentDefinitionNode['typeCondition'];
        } | null =
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection
            : (this.#context.getFragment(selection.name.value) ?? null);
        const named =
          inner?.typeCondition && this.#context.getSchema().getType(inner.typeCondition.name.value);
        if (inner)
          add(this.of(inner.selectionSet, isCompositeType(named) ? named : type, fragmentsDeep + 1), 0);
      }
      if (sum.cost > Number.MAX_SAFE_INTEGER / 1_000) break;
    }
    return sum;
  }

  #field(node: FieldNode, parent: GraphQLCompositeType, fragmentsDeep: number): Measured {
    const aliases = node.alias ? 1 : 0;
    const name = node.name.value;
    // Introspection has a rule of its own; where it is open, the usual query is deep by nature.
    if (name.startsWith('__')) return { depth: 0, cost: 0, aliases };
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const type = field && getNamedType(field.type);
    if (!field || !node.selectionSet || !isCompositeType(type)) return { depth: 0, cost: 0, aliases };
    const inner = this.of(node.selectionSet, type, fragmentsDeep);
    return {
      depth: inner.depth,
      cost: rowsOf(node, field) * (1 + inner.cost),
      aliases: aliases + inner.aliases,
    };
  }
}

const refuse = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED', limit: true } });

/**
 * Refuses operations that ask for too much (design/HARDENING.md): depth, cost (each object once, times the
 * page size), aliases, root fields. It reports and never throws, since a throw would be a fault of ours.
 */
export function queryLimits(limits: Limited): ValidationRule {
  return (context): ASTVisitor => ({
    OperationDefinition(operation: OperationDefinitionNode) {
      const root = context.getSchema().getRootType(operation.operation);
      if (!root) return;
      const { depth, cost, aliases } = new Measure(context).of(operation.selectionSet, root);
      const fields = rootFieldsOf(context, operation.selectionSet);
      const complain = (what: string, most: number) =>
        context.reportError(refuse(`A consulta passa do limite de ${what}: no máximo ${most}.`));
      if (depth > limits.QUERY_DEPTH) complain('profundidade', limits.QUERY_DEPTH);
      if (cost > limits.QUERY_COST) complain('custo', limits.QUERY_COST);
      if (aliases > limits.QUERY_ALIASES) complain('apelidos', limits.QUERY_ALIASES);
      if (fields.length > limits.QUERY_ROOT_FIELDS) complain('campos na raiz', limits.QUERY_ROOT_FIELDS);
      if (fields.filter((name) => ONCE.has(name)).length > 1) complain('escritas deste tipo por pedido', 1);
    },
  });
}

function rootFieldsOf(context: ValidationContext, set: SelectionSetNode, deep = 0): string[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : context.getFragment(selection.name.value);
    return inner && deep < FRAGMENTS_DEEP ? rootFieldsOf(context, inner.selectionSet, deep + 1) : [];
  });
}
