import type { OperationDefinitionNode, ValidationRule } from 'graphql';
import { AppError } from '../shared/errors.ts';

const NO_SUBSCRIPTIONS = 'Esta API não tem assinaturas (subscription): peça com query ou mutation.';

/**
 * Rejects operations of a kind that the schema does not have. graphql-js takes them for valid and fails when it runs
 * them.
 */
export const servedOperations: ValidationRule = (context) => ({
  OperationDefinition(operation: OperationDefinitionNode) {
    if (context.getSchema().getRootType(operation.operation)) return;
    context.reportError(new AppError('GRAPHQL_VALIDATION_FAILED', NO_SUBSCRIPTIONS, {}, operation));
  },
});
