/** Settings of the site and the approval policy (SPEC section 2, Admin: Configurações). */
export function SettingsTab() {
  return null;
}
