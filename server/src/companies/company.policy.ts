import { type Capability, roleHas } from '../graphql/admin-roles.ts';
import type { Viewer } from '../graphql/context.ts';
import type { Company } from './company.ts';

type Owned = Pick<Company, 'ownerId'>;

/**
 * What somebody may do with a company, and the capability with which an administrator may: null for what is the owner's
 * alone.
 */
const PERMISSIONS = {
  /** Its state and photos, also while it is pending or inactive. */
  see: 'seeLists',
  /** Statistics. */
  seeReports: 'seeLists',
  /** Data, photos, hours, offers, and corrections of them. */
  edit: 'editCompanies',
  /** Reads corrections with their proposers. */
  seeCorrections: 'seePersons',
  messages: 'answerMessages',
  answerRatings: null,
  remove: 'removeCompanies',
} as const satisfies Record<string, Capability | null>;

export type CompanyPermission = keyof typeof PERMISSIONS;

export const isOwner = (viewer: Viewer | null, company: Owned): boolean =>
  viewer !== null && company.ownerId === viewer.id;

/** Returns whether the viewer may see a company: an inactive one only its owner and administrators. */
export const maySee = (viewer: Viewer | null, company: Owned & Pick<Company, 'isActive'>): boolean =>
  company.isActive || mayDo(viewer, company, 'see');

/** Returns whether the viewer may do this with a company, as its owner or as an administrator. */
export function mayDo(viewer: Viewer | null, company: Owned, permission: CompanyPermission): boolean {
  if (!viewer) return false;
  if (isOwner(viewer, company)) return true;
  const capability = PERMISSIONS[permission];
  return capability !== null && viewer.role === 'admin' && roleHas(viewer.adminRole, capability);
}
