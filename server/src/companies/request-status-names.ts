import type { RequestStatus } from './request-status.ts';

/** Portuguese names of the states of a plan request. */
export const REQUEST_STATUS_NAMES: Readonly<Record<RequestStatus, string>> = {
  pending: 'Pendente',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
};

/** Portuguese names of the states of a claim. */
export const CLAIM_STATUS_NAMES: Readonly<Record<RequestStatus, string>> = {
  pending: 'Pendente',
  approved: 'Aprovado',
  rejected: 'Recusado',
};
