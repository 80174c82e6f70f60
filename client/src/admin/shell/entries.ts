import { paths, patterns } from '../../paths.ts';
import type { IconName } from '../../ui/icon.tsx';

/** A screen of the administration as its navigation names it. */
export interface Entry {
  title: string;
  icon: IconName;
  /** Its path; a query in it marks the entry as current only where the address has the same. */
  to: string;
}

export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}

/** Every screen of the administration, in the groups of its navigation. */
export const ENTRY_GROUPS: readonly EntryGroup[] = [
  {
    title: 'Início',
    entries: [
      { title: 'Visão geral', icon: 'home', to: paths.admin() },
      { title: 'Dashboard', icon: 'cards', to: paths.dashboard() },
    ],
  },
  {
    title: 'Fila',
    entries: [
      { title: 'Aprovações', icon: 'check', to: paths.admin({ tab: 'approvals' }) },
      { title: 'Rejeitadas', icon: 'back', to: paths.adminRejections() },
    ],
  },
  {
    title: 'Catálogo',
    entries: [
      { title: 'Empresas', icon: 'shop', to: paths.admin({ tab: 'companies' }) },
      { title: 'Segmentos', icon: 'cards', to: paths.adminKinds() },
      { title: 'Categorias', icon: 'list', to: paths.adminCategories() },
      { title: 'Cidades', icon: 'pin', to: paths.adminCities() },
      { title: 'Planos', icon: 'tag', to: paths.adminPlans() },
      { title: 'Características', icon: 'check', to: paths.adminAttributes() },
    ],
  },
  {
    title: 'Pessoas',
    entries: [
      { title: 'Usuários', icon: 'people', to: paths.admin({ tab: 'users' }) },
      { title: 'Solicitações de Plano', icon: 'tag', to: paths.admin({ tab: 'plan-requests' }) },
    ],
  },
  {
    title: 'Confiança',
    entries: [
      { title: 'Avaliações', icon: 'star', to: paths.adminRatings() },
      { title: 'Denúncias', icon: 'warning', to: paths.adminRatings({ reported: 'yes' }) },
      {
        title: 'Pedidos de responsável',
        icon: 'key',
        to: paths.admin({ tab: 'approvals', view: 'claims' }),
      },
      { title: 'Pedidos da LGPD', icon: 'eyeOff', to: paths.adminPerson() },
    ],
  },
  {
    title: 'Dados',
    entries: [
      { title: 'Importação', icon: 'upload', to: paths.adminImport() },
      { title: 'Estatísticas', icon: 'chart', to: paths.adminStatistics() },
      { title: 'Buscas sem resultado', icon: 'search', to: paths.adminSearches() },
      { title: 'Auditoria', icon: 'eye', to: paths.adminAudit() },
      { title: 'E-mails', icon: 'mail', to: paths.admin({ tab: 'mails' }) },
    ],
  },
  {
    title: 'Configurações',
    entries: [
      { title: 'Configurações', icon: 'settings', to: paths.admin({ tab: 'settings' }) },
      { title: 'Motivos de rejeição', icon: 'chat', to: paths.adminReasons() },
      { title: 'Gerenciamento', icon: 'tools', to: paths.admin({ tab: 'management' }) },
      { title: 'Webhooks', icon: 'external', to: patterns.webhooks },
    ],
  },
];

/** Every screen, in the order of the navigation. */
export const ENTRIES: readonly Entry[] = ENTRY_GROUPS.flatMap(({ entries }) => entries);

/** Paths of the entries in the bar at the bottom of small screens. */
export const MOST_USED: readonly string[] = [
  paths.admin(),
  paths.admin({ tab: 'approvals' }),
  paths.admin({ tab: 'companies' }),
];

/** Returns the path of the entry of an address: the one with the longest query that the address has as well. */
export function currentEntryOf({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): string | undefined {
  const given = new URLSearchParams(search);
  const fits = (to: string): boolean => {
    const [path, query] = to.split('?');
    return (
      path === pathname && [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value)
    );
  };
  return ENTRIES.map(({ to }) => to)
    .filter(fits)
    .sort((one, other) => other.length - one.length)[0];
}
