import type { WorkKind } from './undo-decision.gen.ts';

/** What names one matter. */
export interface WorkKey {
  kind: WorkKind;
  id: string;
}

/** Returns the value of the URL that opens a matter: 'newCompany:12'. */
export const keyOf = ({ kind, id }: WorkKey): string => `${kind}:${id}`;
