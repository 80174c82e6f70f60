import type { ReactNode } from 'react';
import type { Capability } from '../../domain/account/viewer.gen.ts';
import type { ApprovalDetailsQuery } from './approval-details.gen.ts';

export const OWNER_READS = 'O dono lê o motivo.';

/** A step that decides an approval. */
interface ActionTexts {
  /** On the button. */
  label: string;
  /** What was done, with the approval's title in it. */
  done(title: string): string;
  /** The same with their number. */
  several(count: number): string;
  /** What is being done to so many. */
  running(count: number): string;
}

/** A step that asks for a reason first. */
interface RejectionTexts extends ActionTexts {
  /** Who reads the reason. */
  reader: string;
  /** Said instead where the company has no owner. */
  unowned?: string;
  /** Of a required reason: what is said where it is missing. */
  missing?: string;
}

/** Something to decide, with all that helps to decide it. */
export type ApprovalDetails = ApprovalDetailsQuery['adminWorkMatter'];
export type ReportedRating = NonNullable<ApprovalDetails['rating']>;

/** Parts of other folders. */
export interface ApprovalParts {
  /** The form of a company: its id, what closes it and what is called when it is saved. */
  form(id: string, onClose: () => void, onSaved: () => void): ReactNode;
  rating(rating: ReportedRating): ReactNode;
  /** The messages between a company and the administration; what is called when one is sent. */
  conversation(companyId: string, onSent: () => void): ReactNode;
}

export interface ApprovalDetailsProps {
  details: ApprovalDetails;
  slots: ApprovalParts;
  /** Called once a message is answered. */
  onAnswered(): void;
}

/** One kind of thing to decide: who may, what is said of it, what is shown of it. `<kind>.tsx` has each. */
export interface ApprovalType {
  /** What an administrator's role must allow for deciding; a test compares it with the server's. */
  decide: Capability;
  /** Of decisions that cannot be undone: what an approval does, asked before it. */
  final?: string;
  /** Of the same: who is mailed, said where the server sends mail. */
  mailed?: string;
  /** Of the filter. */
  plural: string;
  singular: string;
  isFeminine: boolean;
  approve: ActionTexts;
  reject?: RejectionTexts;
  /** Of kinds that are decided one by one, by an answer that is mailed. */
  answer?: { reader: string; missing: string; templates: readonly string[] };
  /** Whether a decision is refused when what was shown has changed since. */
  isCompared?: true;
  /** Heading of what is known of the person; 'Quem pede' when absent. */
  personTitle?: string;
  /** Whether the company may be another one's duplicate: it is new, has another name or address, or gets an owner. */
  mayBeDuplicate?: true;
  /** Returns what is to be decided, shown above person and company; nothing where the company itself is, or `ApprovalDetails` shows it. */
  question?(props: ApprovalDetailsProps): ReactNode;
}
