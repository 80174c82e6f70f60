/** What stands to be looked at under 'Aprovações', by its name in the address; the first is the usual one. */
export const APPROVAL_VIEWS = ['queue', 'changed', 'claims'] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];
