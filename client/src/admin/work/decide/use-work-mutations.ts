import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { WorkKey, WorkKind } from '../../actions/work-kinds.ts';
import type { DecisionAction } from '../../undo/use-undo-decision.ts';
import {
  useWorkAcceptCorrectionMutation,
  useWorkAnswerDataRequestMutation,
  useWorkApproveClaimMutation,
  useWorkApproveCompanyMutation,
  useWorkApprovePhotoMutation,
  useWorkApprovePlanRequestMutation,
  useWorkDeclineCorrectionMutation,
  useWorkDeletePhotoMutation,
  useWorkDismissReportsMutation,
  useWorkHideRatingMutation,
  useWorkMarkChangesSeenMutation,
  useWorkMarkConversationReadMutation,
  useWorkRejectClaimMutation,
  useWorkRejectCompanyMutation,
  useWorkRejectPlanRequestMutation,
  useWorkRevertChangesMutation,
  useWorkSetMessageAccessMutation,
} from './decide.gen.ts';

/** What a decision says besides its action. */
export interface DecisionParts {
  /** Of a rejection; of an answer its text. */
  reason?: string | undefined;
  /** When a company or a photo's caption had changed last or the newest message was sent, as it was shown. */
  changedAt?: string | null | undefined;
  /** What the company had, of a correction that is applied at once. */
  seen?: string | null | undefined;
}

type Run = (id: string, parts: DecisionParts) => Promise<unknown>;

/** Returns the function that sends the decision on a matter, which can be undone. */
export function useWorkMutations(): (
  key: WorkKey,
  action: DecisionAction,
  parts: DecisionParts,
) => Promise<unknown> {
  const [approveCompany] = useWorkApproveCompanyMutation();
  const [rejectCompany] = useWorkRejectCompanyMutation();
  const [markChangesSeen] = useWorkMarkChangesSeenMutation();
  const [revertChanges] = useWorkRevertChangesMutation();
  const [approvePhoto] = useWorkApprovePhotoMutation();
  const [deletePhoto] = useWorkDeletePhotoMutation();
  const [approvePlan] = useWorkApprovePlanRequestMutation();
  const [rejectPlan] = useWorkRejectPlanRequestMutation();
  const [approveClaim] = useWorkApproveClaimMutation();
  const [rejectClaim] = useWorkRejectClaimMutation();
  const [dismissReports] = useWorkDismissReportsMutation();
  const [hideRating] = useWorkHideRatingMutation();
  const [accept] = useWorkAcceptCorrectionMutation();
  const [decline] = useWorkDeclineCorrectionMutation();
  const [setAccess] = useWorkSetMessageAccessMutation();
  const [answerDataRequest] = useWorkAnswerDataRequestMutation();
  const [markRead] = useWorkMarkConversationReadMutation();

  const approve: Record<WorkKind, Run> = {
    newCompany: (id, { changedAt }) => approveCompany({ variables: { id, changedAt: changedAt ?? null } }),
    changedCompany: (id, { changedAt }) =>
      markChangesSeen({ variables: { id, changedAt: changedAt ?? null } }),
    photo: (id, { changedAt }) => approvePhoto({ variables: { id, changedAt: changedAt ?? null } }),
    planRequest: (id) => approvePlan({ variables: { id } }),
    claim: (id) => approveClaim({ variables: { id } }),
    reportedRating: (id) => dismissReports({ variables: { id } }),
    correction: (id, { seen }) => accept({ variables: seen === undefined ? { id } : { id, seen } }),
    accessRequest: (id) => setAccess({ variables: { id, isGiven: true } }),
    message: (id, { changedAt }) => markRead({ variables: { id, changedAt: changedAt ?? null } }),
    dataRequest: (id, { reason = '' }) => answerDataRequest({ variables: { id, answer: reason } }),
  };
  const reject: Partial<Record<WorkKind, Run>> = {
    newCompany: (id, { reason, changedAt }) =>
      rejectCompany({ variables: { id, reason: reason ?? null, changedAt: changedAt ?? null } }),
    changedCompany: async (id, { reason, changedAt }) => {
      const variables = { id, reason: reason ?? null, changedAt: changedAt ?? null };
      const { data } = await revertChanges({ variables });
      const missing = data?.revertCompanyChanges.notRestored ?? [];
      if (missing.length > 0)
        showToast(`O que não voltou, porque não existe mais: ${missing.join(', ')}.`, 'error');
    },
    photo: (id, { reason, changedAt }) =>
      deletePhoto({ variables: { id, reason: reason ?? null, changedAt: changedAt ?? null } }),
    planRequest: (id, { reason = '' }) => rejectPlan({ variables: { id, reason } }),
    claim: (id, { reason }) => rejectClaim({ variables: { id, reason: reason ?? null } }),
    reportedRating: (id, { reason = '' }) => hideRating({ variables: { id, reason } }),
    correction: (id, { reason }) => decline({ variables: { id, reason: reason ?? null } }),
    accessRequest: (id, { reason }) =>
      setAccess({ variables: { id, isGiven: false, reason: reason ?? null } }),
  };
  return async ({ kind, id }, action, parts) =>
    action === 'approve' ? approve[kind](id, parts) : reject[kind]?.(id, parts);
}
