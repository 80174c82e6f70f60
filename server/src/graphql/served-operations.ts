import { GraphQLError, type OperationDefinitionNode, type ValidationRule } from 'graphql';

const NO_SUBSCRIPTIONS = 'Esta API não tem assinaturas (subscription): peça com query ou mutation.';

/**
 * Rejects operations of a kind that the schema does not have. graphql-js takes them for valid and fails when it runs
 * them. `limit` marks a whole sentence; see `maskError`.
 */
export const servedOperations: ValidationRule = (context) => ({
  OperationDefinition(operation: OperationDefinitionNode) {
    if (context.getSchema().getRootType(operation.operation)) return;
    context.reportError(
      new GraphQLError(NO_SUBSCRIPTIONS, {
        nodes: operation,
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED', limit: true },
      }),
    );
  },
});
