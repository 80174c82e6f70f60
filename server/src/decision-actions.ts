import { APPROVE_CLAIM, REJECT_CLAIM } from './companies/claims/decide-claim.ts';
import { ACCEPT_CORRECTION, DECLINE_CORRECTION } from './companies/corrections/decide-correction.ts';
import { APPROVE_COMPANY } from './companies/decisions/approve-company.ts';
import { REJECT_COMPANY } from './companies/decisions/reject-company.ts';
import { DELETE_PHOTO } from './companies/photos/change-photos.ts';
import { APPROVE_PHOTO } from './companies/photos/review/review-photos.ts';
import { REVERT_CHANGES } from './companies/review/revert-changes.ts';
import { SEE_CHANGES } from './companies/review/see-changes.ts';
import { ANSWER_DATA_REQUEST } from './data-requests/answer-data-request.ts';
import type { AnyDecisionAction } from './decisions/decision-action.ts';
import { READ_CONVERSATION } from './messages/admin/mark-conversation-read.ts';
import {
  DENY_MESSAGE_ACCESS,
  GIVE_MESSAGE_ACCESS,
  WITHDRAW_MESSAGE_ACCESS,
} from './messages/message-access.ts';
import { APPROVE_PLAN_REQUEST, REJECT_PLAN_REQUEST } from './plan-requests/decide-plan-request.ts';
import { DISMISS_RATING_REPORTS, HIDE_RATING } from './ratings/moderation/moderate-rating.ts';

/** Every decision of administrators; those with `rows` can be undone. */
export const DECISION_ACTIONS: readonly AnyDecisionAction[] = [
  APPROVE_COMPANY,
  REJECT_COMPANY,
  APPROVE_CLAIM,
  REJECT_CLAIM,
  SEE_CHANGES,
  REVERT_CHANGES,
  APPROVE_PHOTO,
  DELETE_PHOTO,
  ACCEPT_CORRECTION,
  DECLINE_CORRECTION,
  APPROVE_PLAN_REQUEST,
  REJECT_PLAN_REQUEST,
  HIDE_RATING,
  DISMISS_RATING_REPORTS,
  GIVE_MESSAGE_ACCESS,
  DENY_MESSAGE_ACCESS,
  WITHDRAW_MESSAGE_ACCESS,
  READ_CONVERSATION,
  ANSWER_DATA_REQUEST,
];
