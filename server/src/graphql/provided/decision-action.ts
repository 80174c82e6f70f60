import type { EntityManager } from 'typeorm';
import type { Statement } from '../../database/statement.ts';
import type { WorkKind } from '../../shared/schema/work-kind.ts';

/** What a decision on many says of each; an action takes what it knows. */
export interface DecisionParts {
  reason: string | null;
  /**
   * When a new or changed company or the caption of a photo had last changed, or the newest message was sent, as the decider
   * saw it; null when the decider did not see it.
   */
  changedAt: string | null;
  /** A company or a caption must not have changed after this time; messages and reports that are later stay open. */
  unchangedSince: string;
  /** The text that a correction replaces, as it was seen. */
  seen?: string | null;
}

/**
 * One way to decide on a kind of thing. `decision-actions.ts` lists all, so that `decisions/` carries them out without
 * importing the domains after it.
 */
export interface DecisionActionOf<Ctx, Args extends object, Result> {
  kind: WorkKind;
  /** Unique within the kind: 'approve', 'reject' … */
  name: string;
  /** Whether it gives what was asked for; bulk actions take the first of a kind that does, or that does not. */
  gives: boolean;
  /** Whether it is not done without a reason. */
  needsReason?: true;
  /** The action that `decide` records in the audit log. */
  audit: `${string}.${string}`;
  /** A part of what is recorded, by which it is told from an action of the kind that records the same `audit`. */
  recorded?: Readonly<Record<string, unknown>>;
  /** What the decider did, behind 'Ana já': 'aprovou esta empresa'. */
  did: string;
  /**
   * For actions whose audit entries are about something else than the thing decided: `subject` finds its `id`, and `field`
   * is the field of the entry that has the thing's id.
   */
  recordedOn?: { subject: Statement; field: string };
  /** Decides at once, in one transaction that first calls `requireUndecided`; AppError where that is not possible. */
  decide(ctx: Ctx, id: string, args: Args): Promise<Result>;
  /** Writes what takes effect although it can be undone; returns what `undo` needs. */
  atOnce?(ctx: Ctx, manager: EntityManager, id: number, args: Args): Promise<object>;
  /** Does the rest once it cannot be undone any more. Without it `undo` is called, and then `decide`. */
  atLast?(ctx: Ctx, id: string, args: Args, restored: object): Promise<unknown>;
  /** Takes back what `atOnce` wrote, unless somebody changed it since. Must accept that the thing is gone. */
  undo?(manager: EntityManager, id: number, restored: object): Promise<void>;
}
