/**
 * Returns true for a path whose page stands beside the administration's navigation; owners have a dashboard elsewhere,
 * and webhooks too.
 */
export const isOfAdministration = (pathname: string, isAdmin: boolean): boolean =>
  /^\/(admin|dashboard)\b/.test(pathname) || (isAdmin && pathname === '/webhooks');
