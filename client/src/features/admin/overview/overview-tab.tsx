/** How the site does, at a glance (SPEC section 2, Admin: Visão geral). */
export function OverviewTab() {
  return null;
}
