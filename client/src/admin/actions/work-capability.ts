import type { Capability } from '../../domain/account/viewer.gen.ts';
import type { WorkKind } from '../undo/undo-decision.gen.ts';

/** What an administrator's role must allow for deciding on a kind. The server has the same table; a test of it compares them. */
const DECIDED_BY: Readonly<Record<WorkKind, Capability>> = {
  newCompany: 'decide',
  changedCompany: 'decide',
  photo: 'decide',
  planRequest: 'decide',
  claim: 'decide',
  reportedRating: 'decide',
  correction: 'decide',
  accessRequest: 'decide',
  message: 'answerMessages',
  dataRequest: 'manageUsers',
};

/** Returns what an administrator's role must allow for deciding on a kind; without one, on most. */
export const capabilityOf = (kind: WorkKind = 'newCompany'): Capability => DECIDED_BY[kind];
