import type { Context } from '../graphql/context.ts';
import type { DecisionActionOf } from '../graphql/provided/decision-action.ts';

export type DecisionAction<Args extends object = object, Result = unknown> = DecisionActionOf<
  Context,
  Args,
  Result
>;

/** An action whose arguments and result only it knows. */
// biome-ignore lint/suspicious/noExplicitAny: arguments come from the row that the same action wrote.
export type AnyDecisionAction = DecisionActionOf<Context, any, unknown>;
