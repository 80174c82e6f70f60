import { type Capability, roleHas } from '../graphql/admin-roles.ts';
import type { Viewer } from '../graphql/context.ts';
import { CompanyPart } from '../shared/company-parts.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import type { Company } from './company.ts';

type Owned = Pick<Company, 'id' | 'ownerId'>;

const BOTH = [CompanyPart.manager, CompanyPart.attendant] as const;
const MANAGER = [CompanyPart.manager] as const;
const NONE = [] as const;

interface Row {
  /** The capability with which an administrator may; null for nobody. */
  admin: Capability | null;
  /** The parts in the company that may; its owner may everything. */
  parts: readonly CompanyPart[];
  /** For the schema. */
  sentence: string;
}

/**
 * What somebody may do with a company as its owner, by a part in it, or as an administrator. `docs/product.md` has the
 * same table; a test compares them.
 */
export const PERMISSIONS = {
  see: {
    admin: 'seeLists',
    parts: BOTH,
    sentence: 'See it and its photos, also while it is pending or inactive.',
  },
  seeReports: { admin: 'seeLists', parts: BOTH, sentence: 'Read its statistics.' },
  messages: { admin: 'answerMessages', parts: BOTH, sentence: 'Read and answer its messages.' },
  answerRatings: { admin: null, parts: BOTH, sentence: 'Answer its ratings.' },
  seeCorrections: { admin: 'seePersons', parts: MANAGER, sentence: 'Read corrections with their proposers.' },
  edit: {
    admin: 'editCompanies',
    parts: MANAGER,
    sentence: 'Change data, photos, hours and offers; accept and decline corrections.',
  },
  seeMembers: { admin: 'manageUsers', parts: NONE, sentence: 'See who has a part in it or is invited.' },
  manageMembers: { admin: null, parts: NONE, sentence: 'Invite persons, change and end their parts.' },
  remove: { admin: 'removeCompanies', parts: NONE, sentence: 'Remove it.' },
} as const satisfies Record<string, Row>;

export type CompanyPermission = keyof typeof PERMISSIONS;

const NAMES = Object.keys(PERMISSIONS) as CompanyPermission[];

export const CompanyPermissions = graphqlEnum(
  'CompanyPermission',
  'What somebody may do with a company.',
  Object.fromEntries(NAMES.map((name) => [name, PERMISSIONS[name].sentence])) as Record<
    CompanyPermission,
    string
  >,
);

export const isOwner = (viewer: Viewer | null, company: Pick<Owned, 'ownerId'>): boolean =>
  viewer !== null && company.ownerId === viewer.id;

/** Returns the viewer's part in a company; null for its owner and for others. */
export const partIn = (viewer: Viewer | null, company: Owned): CompanyPart | null =>
  isOwner(viewer, company) ? null : (viewer?.parts[company.id] ?? null);

/** Returns whether the viewer owns a company or has a part in it. */
export const belongsTo = (viewer: Viewer | null, company: Owned): boolean =>
  isOwner(viewer, company) || partIn(viewer, company) !== null;

/** Returns whether the viewer may see a company: an inactive one only those who belong to it and administrators. */
export const maySee = (viewer: Viewer | null, company: Owned & Pick<Company, 'isActive'>): boolean =>
  company.isActive || mayDo(viewer, company, 'see');

/** Returns whether the viewer may do this for a company, as its owner or by a part in it. */
export function mayDoForIt(viewer: Viewer | null, company: Owned, permission: CompanyPermission): boolean {
  if (isOwner(viewer, company)) return true;
  const part = partIn(viewer, company);
  return part !== null && (PERMISSIONS[permission].parts as readonly CompanyPart[]).includes(part);
}

/** Returns whether the viewer may do this with a company: as its owner, by a part in it, or as an administrator. */
export function mayDo(viewer: Viewer | null, company: Owned, permission: CompanyPermission): boolean {
  if (!viewer) return false;
  if (mayDoForIt(viewer, company, permission)) return true;
  const { admin } = PERMISSIONS[permission];
  return admin !== null && viewer.role === 'admin' && roleHas(viewer.adminRole, admin);
}

/** Returns what those who belong to a company may do with it; null for others. */
export const permissionsIn = (viewer: Viewer | null, company: Owned): CompanyPermission[] | null =>
  belongsTo(viewer, company) ? NAMES.filter((name) => mayDoForIt(viewer, company, name)) : null;
