import type { Context } from '../graphql/context.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import type { AnyDecisionAction } from './decision-action.ts';

/** Returns the action of a decision; a version of the program without it cannot carry the decision out. */
export function actionOf(
  { services }: Pick<Context, 'services'>,
  { kind, action }: { kind: WorkKind; action: string },
): AnyDecisionAction {
  const found = services.decisionActions.find((one) => one.kind === kind && one.name === action);
  if (!found) throw new Error(`There is no decision ${kind}.${action}.`);
  return found;
}
