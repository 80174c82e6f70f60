/** The tabs of `/admin` by their name in the address, with their title (SPEC section 2, Admin). */
export const ADMIN_TABS = [
  { name: 'approvals', title: 'Aprovações' },
  { name: 'plan-requests', title: 'Solicitações de Plano' },
  { name: 'companies', title: 'Empresas' },
  { name: 'mails', title: 'E-mails' },
] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];

/** The tab of an address; the first where it names none. */
export const tabOf = (name: string | null): AdminTab =>
  ADMIN_TABS.find((tab) => tab.name === name) ?? ADMIN_TABS[0];
