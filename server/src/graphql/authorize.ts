import { forbidden, unauthenticated } from '../shared/errors.ts';
import type { Context, Role, Viewer } from './context.ts';

/** Returns the signed-in viewer. Throws UNAUTHENTICATED without one. */
export function requireViewer(ctx: Context): Viewer {
  if (!ctx.viewer) throw unauthenticated();
  return ctx.viewer;
}

/** Returns the signed-in viewer in one of these roles. Throws FORBIDDEN for another role. */
export function requireRole(ctx: Context, ...roles: Role[]): Viewer {
  const viewer = requireViewer(ctx);
  if (!roles.includes(viewer.role)) throw forbidden();
  return viewer;
}

export const isAdmin = (ctx: Context): boolean => ctx.viewer?.role === 'admin';
