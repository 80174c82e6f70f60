import type { Capability } from '../../domain/account/viewer.gen.ts';
import { formatAmount } from '../../lib/format.ts';
import type { ApprovalKey } from '../undo/approval-key.ts';
import type { WorkKind } from '../undo/undo-decision.gen.ts';
import { ACCESS_REQUEST } from './access-request.tsx';
import type { ApprovalType } from './approval-type.ts';
import { CHANGED_COMPANY } from './changed-company.tsx';
import { CLAIM } from './claim.tsx';
import { CORRECTION } from './correction.tsx';
import { DATA_REQUEST } from './data-request.tsx';
import { MESSAGE } from './message.tsx';
import { NEW_COMPANY } from './new-company.tsx';
import { PHOTO } from './photo.tsx';
import { PLAN_REQUEST } from './plan-request.tsx';
import { REPORTED_RATING } from './reported-rating.tsx';

export type { WorkKind };

/** Each kind, in the order of the filters. */
export const APPROVAL_TYPES: Readonly<Record<WorkKind, ApprovalType>> = {
  newCompany: NEW_COMPANY,
  changedCompany: CHANGED_COMPANY,
  photo: PHOTO,
  planRequest: PLAN_REQUEST,
  claim: CLAIM,
  reportedRating: REPORTED_RATING,
  correction: CORRECTION,
  accessRequest: ACCESS_REQUEST,
  message: MESSAGE,
  dataRequest: DATA_REQUEST,
};

/** Returns '60 fotos'. */
export const countOf = (kind: WorkKind, count: number): string =>
  formatAmount(count, APPROVAL_TYPES[kind].singular.toLowerCase(), APPROVAL_TYPES[kind].plural.toLowerCase());

export const KINDS = Object.keys(APPROVAL_TYPES) as WorkKind[];

/** What can be rejected, with a reason to choose. */
export const REJECTABLE_TYPES = KINDS.filter((kind) => APPROVAL_TYPES[kind].reject);

/** What 'Aprovações' lists. */
export const LISTED_TYPES: readonly WorkKind[] = [
  'newCompany',
  'changedCompany',
  'photo',
  'claim',
  'correction',
];

/** An approval with the name that texts call it by. */
export interface NamedApproval extends ApprovalKey {
  title: string;
  /** Of the list, where it was decided on. */
  page?: number;
  /** What the list showed of it: when it changed last, and what a correction replaces. */
  changedAt?: string | null;
  replacedText?: string | null;
}

/** Returns the one of the kinds that a value of the URL names. */
export const kindOf = (text: string, kinds: readonly WorkKind[] = KINDS): WorkKind | undefined =>
  kinds.find((kind) => kind === text);

/** Returns the approval that a value of the URL names. */
export function parseKey(text: string): ApprovalKey | undefined {
  const [name = '', id = ''] = text.split(':');
  const kind = kindOf(name);
  return kind && /^\d+$/.test(id) ? { kind, id } : undefined;
}

/** Returns what an administrator's role must allow for deciding on a kind; without one, on most. */
export const capabilityOf = (kind: WorkKind = 'newCompany'): Capability => APPROVAL_TYPES[kind].decide;
