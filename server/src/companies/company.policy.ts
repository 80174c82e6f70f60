import type { Viewer } from '../graphql/context.ts';
import type { Company } from './company.ts';

type Seen = Pick<Company, 'ownerId' | 'isActive'>;

export const isOwner = (viewer: Viewer | null, company: Pick<Company, 'ownerId'>): boolean =>
  viewer !== null && company.ownerId === viewer.id;

/** An inactive company is there only for its owner and administrators (DECISIONS section 3). */
export const maySee = (viewer: Viewer | null, company: Seen): boolean =>
  company.isActive || viewer?.role === 'admin' || isOwner(viewer, company);

/** Owners and administrators register companies; an account without a role for it does not. */
export const mayCreate = (viewer: Viewer): boolean => viewer.role !== 'user';

export const mayChange = (viewer: Viewer, company: Pick<Company, 'ownerId'>): boolean =>
  viewer.role === 'admin' || isOwner(viewer, company);
