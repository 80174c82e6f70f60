import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLSchema,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Context } from './context.ts';
import { type Openness, requiredScope, viewerWith } from './keys/for-keys.ts';
import { type Access, inOrder } from './may-call.ts';

/** Printed behind each field whose `extensions.semanticNonNull` is true; see docs/explanation/decisions/031. */
export const SEMANTIC_NON_NULL = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'The field is null only together with an error whose `path` names it.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      defaultValue: [0],
      description: 'Levels of lists that it counts for; 0 is the field itself.',
    },
  },
});

interface RootExtensions {
  access?: Omit<Access, 'scope'>;
  openWithoutSecondFactor?: boolean;
  /** Of `@ForKeys`. */
  keys?: Openness;
}

function prepare(root: GraphQLObjectType, isMutation: boolean): void {
  for (const field of Object.values(root.getFields())) {
    const isRequired = isNonNullType(field.type);
    if (isNonNullType(field.type)) {
      field.type = field.type.ofType;
      field.extensions = { ...field.extensions, semanticNonNull: true };
    }
    const { resolve } = field;
    if (!resolve) continue;
    const {
      keys,
      access: declared = { who: 'anyone', lookUp: undefined },
      openWithoutSecondFactor: isOpenWithoutSecondFactor = false,
    } = field.extensions as RootExtensions;
    const access: Access = { ...declared, isOpenWithoutSecondFactor, scope: requiredScope(keys, isMutation) };
    field.extensions = { ...field.extensions, access };
    const isOpen = access.who === 'anyone' && !access.lookUp;
    field.resolve = async (source, args, ctx: Context, info) => {
      const value: unknown =
        isOpen && !ctx.viewer?.key
          ? await resolve(source, args, ctx, info)
          : await inOrder(ctx, [{ access, args }], () => resolve(source, args, ctx, info));
      if (isRequired && (value === null || value === undefined)) {
        throw new Error(`Cannot return null for field ${root.name}.${field.name} without an error.`);
      }
      return value;
    };
  }
}

/** Makes fields with an area null for API keys that may not read it; operations of other areas may lead to them. */
function guard(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const scope = requiredScope((field.extensions as RootExtensions).keys, false);
    const { resolve } = field;
    if (!resolve || scope === null || scope === 'any') continue;
    field.resolve = (source, args, ctx: Context, info) =>
      ctx.viewer?.key && !viewerWith(ctx.viewer, scope) ? null : resolve(source, args, ctx, info);
  }
}

/**
 * Describes the roots, checks `@MayCall` at every root field, and makes each nullable, so that one that fails leaves the
 * answers of the others. Fields that were declared non-null are marked as null on error only, and still fail when their
 * resolver gives null.
 */
export function prepareRoots(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && type !== query && type !== mutation) guard(type);
  }
  for (const [root, description] of [
    [query, 'What can be read; a request may ask for several fields.'],
    [mutation, 'What can be written, mostly one field a request.'],
  ] as const) {
    if (root) prepare(Object.assign(root, { description }), root === mutation);
  }
  return schema;
}
