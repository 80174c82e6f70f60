import {
  type ASTNode,
  type ASTVisitor,
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLCompositeType,
  type GraphQLField,
  getNamedType,
  type InlineFragmentNode,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { Limits } from '../../config.ts';
import { limitError, type OperationLimit } from './limit-error.ts';
import { type Counted, countedField, setCost } from './operation-cost.ts';

type Limited = Pick<Limits, Extract<keyof Limits, `QUERY_${string}`>>;

/** Arguments that set the number of rows, with their maximum. */
const SIZES: Record<string, number> = { perPage: 100, first: 100, limit: 20 };

interface Measured {
  depth: number;
  cost: number;
  counted: Counted;
  aliases: number;
  /** Fields, with fragments spread out. */
  fields: number;
  /** The most often that a selection has one name. */
  repeats: number;
}

const NOTHING: Measured = {
  depth: 0,
  cost: 0,
  counted: { fixed: 0, lists: [] },
  aliases: 0,
  fields: 0,
  repeats: 0,
};

/**
 * Returns how many rows a field may return, null without a page size; a variable counts as the maximum, since its value
 * is unknown here.
 */
function rowsOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number | null {
  for (const [name, most] of Object.entries(SIZES)) {
    const defined = field.args.find((arg) => arg.name === name);
    if (!defined) continue;
    const argument = node.arguments?.find((arg) => arg.name.value === name)?.value;
    if (!argument) return Number(defined.defaultValue ?? most);
    return argument.kind === Kind.INT ? Math.min(Math.max(Number(argument.value), 1), most) : most;
  }
  return null;
}

/** Measures each selection once: nested fragments would take exponential time otherwise. */
class Measure {
  readonly #context: ValidationContext;
  readonly #measured = new Map<SelectionSetNode, Measured>();
  readonly #names = new Map<SelectionSetNode, Map<string, number>>();

  constructor(context: ValidationContext) {
    this.#context = context;
  }

  of(set: SelectionSetNode, type: GraphQLCompositeType): Measured {
    const cached = this.#measured.get(set);
    if (cached) return cached;
    // A cycle is reported by a rule of GraphQL's own.
    this.#measured.set(set, NOTHING);
    const sum = { ...NOTHING, repeats: Math.max(0, ...this.namesOf(set).values()) };
    for (const selection of set.selections) {
      const measured =
        selection.kind === Kind.FIELD ? this.#field(selection, type) : this.#fragment(selection, type);
      sum.depth = Math.max(sum.depth, measured.depth);
      sum.cost += measured.cost;
      sum.counted = {
        fixed: sum.counted.fixed + measured.counted.fixed,
        lists: [...sum.counted.lists, ...measured.counted.lists],
      };
      sum.aliases += measured.aliases;
      sum.fields += measured.fields;
      sum.repeats = Math.max(sum.repeats, measured.repeats);
    }
    this.#measured.set(set, sum);
    return sum;
  }

  /** Counts each field of a selection, with fragments spread out. */
  namesOf(set: SelectionSetNode): ReadonlyMap<string, number> {
    const cached = this.#names.get(set);
    if (cached) return cached;
    this.#names.set(set, new Map());
    const names = new Map<string, number>();
    const add = (name: string, count: number) => names.set(name, (names.get(name) ?? 0) + count);
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) add(selection.name.value, 1);
      else {
        const inner = this.#definitionOf(selection)?.selectionSet;
        if (inner) for (const [name, count] of this.namesOf(inner)) add(name, count);
      }
    }
    this.#names.set(set, names);
    return names;
  }

  #definitionOf(node: FragmentSpreadNode | InlineFragmentNode) {
    return node.kind === Kind.INLINE_FRAGMENT ? node : this.#context.getFragment(node.name.value);
  }

  #fragment(node: FragmentSpreadNode | InlineFragmentNode, type: GraphQLCompositeType): Measured {
    const inner = this.#definitionOf(node);
    if (!inner) return NOTHING;
    const named = inner.typeCondition && this.#context.getSchema().getType(inner.typeCondition.name.value);
    return this.of(inner.selectionSet, isCompositeType(named) ? named : type);
  }

  #field(node: FieldNode, parent: GraphQLCompositeType): Measured {
    const leaf = { ...NOTHING, depth: 1, aliases: node.alias ? 1 : 0, fields: 1 };
    const name = node.name.value;
    // Introspection has a rule of its own, and its usual query is deep.
    if (name.startsWith('__')) return leaf;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const type = field && getNamedType(field.type);
    if (!field || !node.selectionSet || !isCompositeType(type)) return leaf;
    const inner = this.of(node.selectionSet, type);
    const rows = rowsOf(node, field);
    return {
      depth: inner.depth + 1,
      cost: (rows ?? 1) * (1 + inner.cost),
      counted: countedField(node.alias?.value ?? name, rows !== null, inner.counted),
      aliases: inner.aliases + leaf.aliases,
      fields: inner.fields + 1,
      repeats: inner.repeats,
    };
  }
}

/**
 * Rejects operations beyond the limits: depth, cost (each object once, times the page size), aliases, fields,
 * repetitions, root fields, directives, and more than one write that is not marked `@SeveralPerRequest`. It reports and
 * never throws: a throw would be answered 500.
 */
export function queryLimits(limits: Limited): ValidationRule {
  return (context): ASTVisitor => {
    const measure = new Measure(context);
    let directives = 0;
    const checkAt = (node: ASTNode) => (limit: OperationLimit, size: number) => {
      const allowed = limit === 'WRITES' ? 1 : limits[limit];
      if (size > allowed) context.reportError(limitError(limit, { asked: size, allowed }, node));
    };
    return {
      OperationDefinition(operation: OperationDefinitionNode) {
        const root = context.getSchema().getRootType(operation.operation);
        if (!root) return;
        const check = checkAt(operation);
        const { depth, cost, counted, aliases, fields, repeats } = measure.of(operation.selectionSet, root);
        setCost(operation, cost, counted, limits.QUERY_COST);
        const names = [...measure.namesOf(operation.selectionSet)];
        const sum = (counted: typeof names) => counted.reduce((total, [, count]) => total + count, 0);
        check('QUERY_DEPTH', depth);
        check('QUERY_COST', cost);
        check('QUERY_ALIASES', aliases);
        check('QUERY_FIELDS', fields);
        check('QUERY_REPEATS', repeats);
        check('QUERY_ROOT_FIELDS', sum(names));
        if (operation.operation !== 'mutation') return;
        const alone = names.filter(([name]) => !root.getFields()[name]?.extensions.severalPerRequest);
        // Each may cost a password hash, send mail or count towards a limit.
        check('WRITES', sum(alone.filter(([name]) => name !== '__typename')));
      },
      Directive() {
        directives++;
      },
      Document: {
        leave(document) {
          checkAt(document)('QUERY_DIRECTIVES', directives);
        },
      },
    };
  };
}
