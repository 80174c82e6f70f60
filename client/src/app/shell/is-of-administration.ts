import { paths, patterns } from '../../paths.ts';

/** Returns true for a path whose page stands beside the administration's navigation. */
export const isOfAdministration = (pathname: string, isAdmin: boolean): boolean =>
  pathname === patterns.admin ||
  pathname.startsWith(`${patterns.admin}/`) ||
  pathname === paths.dashboard() ||
  // Owners have webhooks too.
  (isAdmin && pathname === patterns.webhooks);
