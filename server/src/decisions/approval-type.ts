import type { ApprovalTypeOf, DecisionActionOf } from '../graphql/approval-type.ts';
import type { Context } from '../graphql/context.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';

export type ApprovalType = ApprovalTypeOf<Context>;

export type DecisionAction<Args extends object = object, Result = unknown> = DecisionActionOf<
  Context,
  Args,
  Result
>;

/** An action whose arguments and result only it knows. */
export type AnyDecisionAction = ApprovalType['actions'][number];

type WithServices = Pick<Context, 'services'>;

/** Returns the description of a kind. */
export function approvalType({ services }: WithServices, kind: WorkKind): ApprovalType {
  const approvalType = services.approvalTypes.find((candidate) => candidate.kind === kind);
  if (!approvalType) throw new Error(`There is no kind of approval ${kind}.`);
  return approvalType;
}

/** Returns the action of a decision; a version of the program without it cannot carry the decision out. */
export function actionOf(
  ctx: WithServices,
  { kind, action }: { kind: WorkKind; action: string },
): AnyDecisionAction {
  const decisionAction = approvalType(ctx, kind).actions.find((candidate) => candidate.name === action);
  if (!decisionAction) throw new Error(`There is no decision ${kind}.${action}.`);
  return decisionAction;
}
