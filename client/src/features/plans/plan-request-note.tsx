import { formatDate } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useMyPlanRequestQuery } from './plans.gen.ts';

/** Says that a request for a plan is pending. */
export function PlanRequestNote() {
  const { data } = useMyPlanRequestQuery();
  const request = data?.myPlanRequest;
  if (request?.status !== 'pending') return null;
  return (
    <Notice>
      Solicitação em análise: plano <strong>{request.requestedPlan.name}</strong>, pedido em{' '}
      {formatDate(request.requestedAt)}.
    </Notice>
  );
}
