import type { WorkKind } from '../shared/schema/work-kind.ts';
import type { Capability } from './admin-roles.ts';

interface Row {
  /** What an administrator's role must allow for seeing what waits of the kind. */
  see: Capability;
  /** What it must allow for deciding on it, and for undoing that. */
  decide: Capability;
}

const USUAL: Row = { see: 'seeLists', decide: 'decide' };

/** Which administrators see and decide what. The client's `admin/actions/work-capability.ts` has `decide`; a test compares. */
export const WORK_ACCESS: Readonly<Record<WorkKind, Row>> = {
  newCompany: USUAL,
  changedCompany: USUAL,
  photo: USUAL,
  planRequest: USUAL,
  claim: USUAL,
  reportedRating: USUAL,
  correction: USUAL,
  accessRequest: USUAL,
  message: { see: 'seeLists', decide: 'answerMessages' },
  dataRequest: { see: 'manageUsers', decide: 'manageUsers' },
};
