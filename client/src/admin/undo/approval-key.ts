import type { WorkKind } from './undo-decision.gen.ts';

/** What names one approval. */
export interface ApprovalKey {
  kind: WorkKind;
  id: string;
}

/** Returns the value of the URL that opens an approval: 'newCompany:12'. */
export const keyOf = ({ kind, id }: ApprovalKey): string => `${kind}:${id}`;
