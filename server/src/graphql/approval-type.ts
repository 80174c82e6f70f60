import type { EntityManager } from 'typeorm';
import type { Statement } from '../database/statement.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';
import type { Capability } from './admin-roles.ts';

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

/** One way to decide on a kind of thing. */
export interface DecisionActionOf<Ctx, Args extends object, Result> {
  kind: WorkKind;
  /** Unique within the kind: 'approve', 'reject' … */
  name: string;
  /** Whether it grants the request; bulk actions take the first of a kind that does, or that does not. */
  isGrant: boolean;
  /** Of an action that is not done without a reason: what is said where it is missing. */
  reasonMissing?: string;
  /** The action that `decide` records in the audit log. */
  audit: `${string}.${string}`;
  /** A part of what is recorded, by which it is told from an action of the kind that records the same `audit`. */
  recorded?: Readonly<Record<string, unknown>>;
  /** What the decider did, behind 'Ana já': 'aprovou esta empresa'. */
  verbPhrase: string;
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
  /** Returns the names of what could not be written back, of an action that does that. */
  notRestored?(result: Result): string[];
}

/**
 * One kind of thing that administrators decide on: who may, what waits, what lists show of it, how it is decided.
 * `<domain>/<kind>.approval.ts` has each; `approvals/approval-types.ts` lists all, so that `decisions/` undoes them without
 * importing the domains after it.
 */
export interface ApprovalTypeOf<Ctx> {
  kind: WorkKind;
  /** In mails to administrators: one, and several. */
  names: readonly [one: string, several: string];
  /** Throws NOT_FOUND for an id that there is not. */
  lookUp(ctx: Ctx, args: { id: string }): Promise<unknown>;
  /** What an administrator's role must allow for seeing what waits. */
  see: Capability;
  /** What it must allow for deciding on it, and for undoing that. */
  decide: Capability;
  /**
   * SQL of what waits: id, company_id, person_id and since. The person is the account that asks, where that is not the
   * owner of the company. It reads a partial index, or a table that holds open things only.
   */
  waiting: string;
  /** SQL of the days that it may wait; those of the approval policy when absent. */
  daysAllowed?: string;
  /** Whether the owner of the company asks. */
  isOfOwner?: true;
  /** Returns the SQL of when it changed last, for what is compared; `w` is the alias of a row of what waits. */
  changedAt?(w: string): string;
  /** SQL of the text that says what is asked; `p.id` is the id. */
  detail: string;
  /** Whether that text is only for those who see persons. */
  isDetailPersonal?: true;
  /** Returns the text for people. */
  detailText?(detail: string): string;
  /** SQL of the name of who asks, where neither company nor account has one. */
  requester?: string;
  /** SQL of the field of the company that it would change. */
  field?: string;
  /** SQL of what it is called, with its id as $1; absent where that names a person. */
  title?: string;
  /** Returns the SQL of the name of the person that it is called by. */
  personTitle?(id: string): string;
  /** Throws CONFLICT where nothing waits, before it is decided. */
  requireWaiting?(ctx: Ctx, id: string): Promise<unknown>;
  /** Whether each is answered by a text of its own, so that several cannot be decided together. */
  isAnsweredSingly?: true;
  // biome-ignore lint/suspicious/noExplicitAny: arguments come from the row that the same action wrote.
  actions: readonly DecisionActionOf<Ctx, any, any>[];
}
