/** The tabs of `/admin` by their name in the address, with their title (SPEC section 2, Admin). */
export const ADMIN_TABS = [
  { name: 'overview', title: 'Visão geral' },
  { name: 'approvals', title: 'Aprovações' },
  { name: 'plan-requests', title: 'Solicitações de Plano' },
  { name: 'users', title: 'Usuários' },
  { name: 'companies', title: 'Empresas' },
  { name: 'management', title: 'Gerenciamento' },
  { name: 'settings', title: 'Configurações' },
] as const;

/** Reached from the tab that is marked meanwhile. */
const MAILS = { name: 'mails', title: 'E-mails', under: 'management' } as const;

export type TabName = (typeof ADMIN_TABS)[number]['name'];

export interface AdminTab {
  name: TabName | 'mails';
  title: string;
  /** The tab that is marked as the current one. */
  under: TabName;
}

/** What an address opens; the first tab where it names none. */
export function tabOf(name: string | null): AdminTab {
  if (name === MAILS.name) return MAILS;
  const tab = ADMIN_TABS.find((known) => known.name === name) ?? ADMIN_TABS[0];
  return { ...tab, under: tab.name };
}
