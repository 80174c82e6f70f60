/** Lists of the tab 'Aprovações', by their value in the URL; the first is the default. */
export const APPROVAL_VIEWS = ['queue', 'changed', 'claims'] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];
