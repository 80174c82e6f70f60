import { CLAIM } from '../companies/claims/claim.approval.ts';
import { CORRECTION } from '../companies/corrections/correction.approval.ts';
import { NEW_COMPANY } from '../companies/decisions/new-company.approval.ts';
import { PHOTO } from '../companies/photos/review/photo.approval.ts';
import { CHANGED_COMPANY } from '../companies/review/changed-company.approval.ts';
import { DATA_REQUEST } from '../data-requests/data-request.approval.ts';
import type { AnyDecisionAction, ApprovalType } from '../decisions/approval-type.ts';
import { ACCESS_REQUEST } from '../messages/access-request.approval.ts';
import { MESSAGE } from '../messages/admin/message.approval.ts';
import { PLAN_REQUEST } from '../plan-requests/plan-request.approval.ts';
import { REPORTED_RATING } from '../ratings/moderation/reported-rating.approval.ts';
import type { WorkKind } from '../shared/schema/work-kind.ts';

export const APPROVAL_TYPE: Readonly<Record<WorkKind, ApprovalType>> = {
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

/** All that administrators decide on. */
export const APPROVAL_TYPES: readonly ApprovalType[] = Object.values(APPROVAL_TYPE);

/** Returns the action that gives what was asked for, or the one that does not; undefined for a kind without it. */
export const actionFor = (kind: WorkKind, isGrant: boolean): AnyDecisionAction | undefined =>
  APPROVAL_TYPE[kind].actions.find((action) => action.isGrant === isGrant);
