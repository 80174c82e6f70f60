import type { Capability } from '../../domain/account/viewer.gen.ts';
import { paths, patterns } from '../../paths.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { NavigationCountsQuery } from './navigation-counts.gen.ts';

export type WaitingKind = NavigationCountsQuery['adminWorkCounts'][number]['kind'];
type Figure = Exclude<keyof NavigationCountsQuery['adminCounts'], '__typename'>;

/** A screen of the administration as its navigation names it. */
export interface Entry {
  title: string;
  icon: IconName;
  /** Its path; a query in it marks the entry as current only where the address has the same. */
  to: string;
  /** What waits there; 'all' for everything that waits. */
  waits?: readonly WaitingKind[] | 'all';
  /** The count of what waits there and is no decision. */
  figure?: Figure;
  /** Left out where an administrator's role does not allow it. */
  may?: Capability;
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
      { title: 'Visão geral', icon: 'home', to: paths.admin(), waits: 'all' },
      { title: 'Dashboard', icon: 'cards', to: paths.dashboard() },
    ],
  },
  {
    title: 'Fila',
    entries: [
      {
        title: 'Aprovações',
        icon: 'check',
        to: paths.admin({ tab: 'approvals' }),
        waits: ['newCompany', 'changedCompany', 'photo', 'claim', 'correction'],
        may: 'decide',
      },
      { title: 'Rejeitadas', icon: 'back', to: paths.adminRejections(), may: 'seePersons' },
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
      { title: 'Usuários', icon: 'people', to: paths.admin({ tab: 'users' }), may: 'manageUsers' },
      {
        title: 'Mensagens',
        icon: 'chat',
        to: paths.admin({ kind: 'message' }),
        waits: ['message'],
        may: 'answerMessages',
      },
      {
        title: 'Solicitações de Plano',
        icon: 'tag',
        to: paths.admin({ tab: 'plan-requests' }),
        waits: ['planRequest'],
        may: 'seePersons',
      },
      {
        title: 'Pedidos de acesso',
        icon: 'key',
        to: paths.admin({ kind: 'accessRequest' }),
        waits: ['accessRequest'],
        may: 'decide',
      },
    ],
  },
  {
    title: 'Confiança',
    entries: [
      { title: 'Avaliações', icon: 'star', to: paths.adminRatings() },
      {
        title: 'Denúncias',
        icon: 'warning',
        to: paths.adminRatings({ reported: 'yes' }),
        waits: ['reportedRating'],
      },
      {
        title: 'Pedidos de responsável',
        icon: 'key',
        to: paths.admin({ tab: 'approvals', kind: 'claim' }),
        waits: ['claim'],
        may: 'seePersons',
      },
      {
        title: 'Pedidos da LGPD',
        icon: 'mail',
        to: paths.admin({ kind: 'dataRequest' }),
        waits: ['dataRequest'],
        may: 'manageUsers',
      },
      { title: 'Dados de uma pessoa', icon: 'eyeOff', to: paths.adminPerson(), may: 'manageUsers' },
    ],
  },
  {
    title: 'Dados',
    entries: [
      {
        title: 'Importação',
        icon: 'upload',
        to: paths.adminImport(),
        figure: 'importsToDecide',
        may: 'importCompanies',
      },
      { title: 'Estatísticas', icon: 'chart', to: paths.adminStatistics() },
      {
        title: 'Buscas sem resultado',
        icon: 'search',
        to: paths.adminSearches(),
        figure: 'searchesWithoutResults',
      },
      { title: 'Auditoria', icon: 'eye', to: paths.adminAudit(), may: 'readAudit' },
      {
        title: 'E-mails',
        icon: 'mail',
        to: paths.admin({ tab: 'mails' }),
        figure: 'failedMails',
        may: 'manageMails',
      },
    ],
  },
  {
    title: 'Configurações',
    entries: [
      {
        title: 'Configurações',
        icon: 'settings',
        to: paths.admin({ tab: 'settings' }),
        may: 'manageSettings',
      },
      { title: 'Motivos de rejeição', icon: 'chat', to: paths.adminReasons(), may: 'decide' },
      { title: 'Gerenciamento', icon: 'tools', to: paths.admin({ tab: 'management' }) },
      { title: 'Webhooks', icon: 'external', to: patterns.webhooks, may: 'manageWebhooks' },
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

/** Returns the entry of an address that filters a screen, such as the claims among the approvals. */
export function filteredEntryOf(location: { pathname: string; search: string }): Entry | undefined {
  const current = currentEntryOf(location);
  return current?.includes('?') ? ENTRIES.find(({ to }) => to === current) : undefined;
}
