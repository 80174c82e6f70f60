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

/** Rows of a table that a decision writes. */
export interface DecidedRows {
  table: string;
  /** The column of its integer primary key, 'id' when absent. */
  key?: string;
  /** SQL of the condition on the rows `t`, with the id of the thing decided as $1. */
  where: string;
}

/**
 * One way to decide on a kind of thing. `decision-actions.ts` lists all, so that `decisions/` undoes them without
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
  /** Decides, in one transaction that first locks what `rows` names; AppError where that is not possible. */
  decide(ctx: Ctx, id: string, args: Args): Promise<Result>;
  /**
   * What `decide` writes, in the order in which it is locked: undoing writes it back. A decision without it cannot be
   * undone.
   */
  rows?: readonly DecidedRows[];
  /** Does what undoing needs beside the rows, once they are written back. */
  afterUndo?(manager: EntityManager, id: number): Promise<unknown>;
}
