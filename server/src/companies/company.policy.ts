import type { Viewer } from '../graphql/context.ts';
import type { Company } from './company.ts';

export const isOwner = (viewer: Viewer | null, company: Pick<Company, 'ownerId'>): boolean =>
  viewer !== null && company.ownerId === viewer.id;

/** Returns whether the viewer may see a company: an inactive one only its owner and administrators. */
export const maySee = (viewer: Viewer | null, company: Pick<Company, 'ownerId' | 'isActive'>): boolean =>
  company.isActive || viewer?.role === 'admin' || isOwner(viewer, company);

export const mayChange = (viewer: Viewer, company: Pick<Company, 'ownerId'>): boolean =>
  viewer.role === 'admin' || isOwner(viewer, company);
