import type { RequestStatus } from './request-status.ts';

/** How far a request of a plan ("solicitação") has come. */
export const REQUEST_STATUS_NAMES: Readonly<Record<RequestStatus, string>> = {
  pending: 'Pendente',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
};

/** How far a claim of a company ("pedido") has come. */
export const CLAIM_STATUS_NAMES: Readonly<Record<RequestStatus, string>> = {
  pending: 'Pendente',
  approved: 'Aprovado',
  rejected: 'Recusado',
};
