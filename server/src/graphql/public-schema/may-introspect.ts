import { type DocumentNode, visit } from 'graphql';
import type { Context } from '../context.ts';

/** Returns whether a caller may ask for the whole schema; what visitors and owners may use is at `/schema.graphql`. */
export const mayIntrospect = ({ config, viewer }: Context): boolean =>
  !config.production || viewer?.role === 'admin' || viewer?.key !== undefined;

/** Returns whether a document asks for the schema; `__typename` is for all. */
export function asksForSchema(document: DocumentNode): boolean {
  let hasField = false;
  visit(document, {
    Field(node) {
      if (node.name.value === '__schema' || node.name.value === '__type') hasField = true;
    },
  });
  return hasField;
}
