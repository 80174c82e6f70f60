import { forbidden, unauthenticated } from '../shared/errors.ts';
import { type Capability, roleHas } from './admin-roles.ts';
import type { Context, Viewer } from './context.ts';

/** Returns the signed-in viewer. Throws UNAUTHENTICATED without one. */
export function requireViewer(ctx: Context): Viewer {
  if (!ctx.viewer) throw unauthenticated();
  return ctx.viewer;
}

/** Returns whether the viewer has a capability of administrators. */
export const may = ({ viewer }: Pick<Context, 'viewer'>, capability: Capability): boolean =>
  viewer?.role === 'admin' && roleHas(viewer.adminRole, capability);

/** Returns the signed-in viewer with a capability of administrators. Throws FORBIDDEN without it. */
export function requireCapability(ctx: Context, capability: Capability): Viewer {
  const viewer = requireViewer(ctx);
  if (!may(ctx, capability)) throw forbidden();
  return viewer;
}

/** Returns whether the viewer is an administrator in any role; `may` says what that allows. */
export const isAdmin = (ctx: Context): boolean => ctx.viewer?.role === 'admin';
