/** Tabs of `/admin`: value in the URL and title. */
export const ADMIN_TABS = [
  { name: 'overview', title: 'Visão geral' },
  { name: 'approvals', title: 'Aprovações' },
  { name: 'plan-requests', title: 'Solicitações de Plano' },
  { name: 'users', title: 'Usuários' },
  { name: 'companies', title: 'Empresas' },
  { name: 'management', title: 'Gerenciamento' },
  { name: 'settings', title: 'Configurações' },
] as const;

/** Views without a tab of their own; another tab is marked as current. */
const MAILS = { name: 'mails', title: 'E-mails', under: 'management' } as const;

export type TabName = (typeof ADMIN_TABS)[number]['name'];

export interface AdminTab {
  name: TabName | 'mails';
  title: string;
  /** The tab that is marked as the current one. */
  under: TabName;
}

/** Reads the tab from the URL; defaults to the first. */
export function tabOf(name: string | null): AdminTab {
  if (name === MAILS.name) return MAILS;
  const tab = ADMIN_TABS.find((known) => known.name === name) ?? ADMIN_TABS[0];
  return { ...tab, under: tab.name };
}
