import type { Capability } from '../../domain/account/viewer.gen.ts';
import type { WorkKind } from '../undo/undo-decision.gen.ts';

/** Returns what an administrator's role must allow for deciding on a kind. */
export function capabilityOf(kind: WorkKind | undefined): Capability {
  if (kind === 'message') return 'answerMessages';
  return kind === 'dataRequest' ? 'manageUsers' : 'decide';
}
