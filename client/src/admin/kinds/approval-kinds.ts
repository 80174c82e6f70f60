import type { Capability } from '../../domain/account/viewer.gen.ts';
import { formatAmount } from '../../lib/format.ts';
import type { WorkKind } from '../undo/undo-decision.gen.ts';
import type { WorkKey } from '../undo/work-key.ts';
import { ACCESS_REQUEST } from './access-request.tsx';
import type { ApprovalKind } from './approval-kind.ts';
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
export const WORK_KINDS: Readonly<Record<WorkKind, ApprovalKind>> = {
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
  formatAmount(count, WORK_KINDS[kind].one.toLowerCase(), WORK_KINDS[kind].many.toLowerCase());

export const KINDS = Object.keys(WORK_KINDS) as WorkKind[];

/** What can be rejected, with a reason to choose. */
export const REJECTED_KINDS = KINDS.filter((kind) => WORK_KINDS[kind].reject);

/** What 'Aprovações' lists. */
export const APPROVAL_KINDS: readonly WorkKind[] = [
  'newCompany',
  'changedCompany',
  'photo',
  'claim',
  'correction',
];

/** A matter with the name that texts call it by. */
export interface NamedWork extends WorkKey {
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

/** Returns the matter that a value of the URL names. */
export function parseKey(text: string): WorkKey | undefined {
  const [name = '', id = ''] = text.split(':');
  const kind = kindOf(name);
  return kind && /^\d+$/.test(id) ? { kind, id } : undefined;
}

/** Returns what an administrator's role must allow for deciding on a kind; without one, on most. */
export const capabilityOf = (kind: WorkKind = 'newCompany'): Capability => WORK_KINDS[kind].decide;
