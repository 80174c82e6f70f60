import type { Capability } from '../../domain/account/viewer.gen.ts';
import { paths, patterns } from '../../paths.ts';
import { settingPath } from '../../setting-path.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { NavigationCountsQuery } from './navigation-counts.gen.ts';

type WaitingKind = NavigationCountsQuery['adminWorkCounts'][number]['kind'];
type Figure = Exclude<keyof NavigationCountsQuery['adminCounts'], '__typename'>;

/** A screen of the administration as navigation and palette name it. */
export interface Screen {
  title: string;
  icon: IconName;
  /** Its path; a query in it is part of what is compared with an address. */
  to: string;
  /** Left out where an administrator's role does not allow it. */
  may?: Capability;
}

/** A screen in the side bar. */
export interface Entry extends Screen {
  /** What waits there; 'all' for everything that waits. */
  waits?: readonly WaitingKind[] | 'all';
  /** The count of what waits there and is no decision. */
  figure?: Figure;
  /** What a role must allow for that count. */
  figureMay?: Capability;
}

const MANAGEMENT = paths.admin({ tab: 'management' });

const SIDE = {
  overview: { title: 'Visão geral', icon: 'home', to: paths.admin(), waits: 'all' },
  approvals: {
    title: 'Aprovações',
    icon: 'check',
    to: paths.admin({ tab: 'approvals' }),
    waits: ['newCompany', 'changedCompany', 'photo', 'claim', 'correction'],
    may: 'decide',
  },
  planRequests: {
    title: 'Solicitações de Plano',
    icon: 'tag',
    to: paths.admin({ tab: 'plan-requests' }),
    waits: ['planRequest'],
    may: 'seePersons',
  },
  messages: {
    title: 'Mensagens',
    icon: 'chat',
    to: paths.admin({ kind: 'message' }),
    waits: ['message'],
    may: 'answerMessages',
  },
  companies: { title: 'Empresas', icon: 'shop', to: paths.admin({ tab: 'companies' }) },
  ratings: { title: 'Avaliações', icon: 'star', to: paths.adminRatings(), waits: ['reportedRating'] },
  users: { title: 'Usuários', icon: 'people', to: paths.admin({ tab: 'users' }), may: 'manageUsers' },
  import: {
    title: 'Importação',
    icon: 'upload',
    to: paths.adminImport(),
    figure: 'importsToDecide',
    may: 'importCompanies',
  },
  statistics: { title: 'Estatísticas', icon: 'chart', to: paths.adminStatistics() },
  audit: { title: 'Auditoria', icon: 'eye', to: paths.adminAudit(), may: 'readAudit' },
  management: {
    title: 'Gerenciamento',
    icon: 'tools',
    to: MANAGEMENT,
    waits: ['accessRequest', 'dataRequest'],
    figure: 'failedMails',
    figureMay: 'manageMails',
  },
  settings: {
    title: 'Configurações',
    icon: 'settings',
    to: paths.admin({ tab: 'settings' }),
    may: 'manageSettings',
  },
} satisfies Record<string, Entry>;

/** Every screen; those that are not in the side bar are cards of Gerenciamento. */
export const SCREENS = {
  ...SIDE,
  plans: { title: 'Planos', icon: 'tag', to: paths.adminPlans() },
  categories: { title: 'Categorias', icon: 'list', to: paths.adminCategories() },
  kinds: { title: 'Segmentos', icon: 'shop', to: paths.adminKinds() },
  cities: { title: 'Cidades', icon: 'pin', to: paths.adminCities() },
  attributes: { title: 'Características', icon: 'check', to: paths.adminAttributes() },
  rejections: { title: 'Empresas rejeitadas', icon: 'back', to: paths.adminRejections(), may: 'seePersons' },
  reasons: { title: 'Motivos de rejeição', icon: 'chat', to: paths.adminReasons(), may: 'decide' },
  accessRequests: {
    title: 'Pedidos de acesso',
    icon: 'key',
    to: paths.admin({ kind: 'accessRequest' }),
    may: 'decide',
  },
  dataRequests: {
    title: 'Pedidos da LGPD',
    icon: 'mail',
    to: paths.admin({ kind: 'dataRequest' }),
    may: 'manageUsers',
  },
  person: { title: 'Dados de uma pessoa', icon: 'eyeOff', to: paths.adminPerson(), may: 'manageUsers' },
  searches: { title: 'Buscas sem resultado', icon: 'search', to: paths.adminSearches() },
  mails: { title: 'E-mails', icon: 'mail', to: paths.admin({ tab: 'mails' }), may: 'manageMails' },
  webhooks: { title: 'Webhooks', icon: 'external', to: patterns.webhooks, may: 'manageWebhooks' },
  health: { title: 'Saúde', icon: 'warning', to: paths.adminHealth(), may: 'manageSettings' },
  dashboard: { title: 'Dashboard', icon: 'cards', to: paths.dashboard() },
  mapsKey: { title: 'Chave dos mapas', icon: 'key', to: settingPath('maps'), may: 'manageSettings' },
} satisfies Record<string, Screen>;

/** The side bar. */
export const ENTRIES: readonly Entry[] = Object.values(SIDE);

/** All of them, those of the side bar first. */
export const ALL_SCREENS: readonly Screen[] = Object.values(SCREENS);

/** Paths of the entries in the bar at the bottom of small screens. */
export const MOST_USED: readonly string[] = [
  paths.admin(),
  paths.admin({ tab: 'approvals' }),
  paths.admin({ tab: 'companies' }),
];

interface Address {
  pathname: string;
  search: string;
}

/** Returns the screen of an address: the one with the longest query that the address has as well. */
function screenOf({ pathname, search }: Address): Screen | undefined {
  const params = new URLSearchParams(search);
  const fits = ({ to }: Screen): boolean => {
    const [path, query] = to.split('?');
    return (
      path === pathname &&
      [...new URLSearchParams(query)].every(([name, value]) => params.get(name) === value)
    );
  };
  return ALL_SCREENS.filter(fits).sort((a, b) => b.to.length - a.to.length)[0];
}

/** Returns the path of the side bar's entry for an address: Gerenciamento for a screen that is one of its cards. */
export function currentEntryOf(address: Address): string | undefined {
  const screen = screenOf(address);
  return screen && (ENTRIES.includes(screen) ? screen.to : MANAGEMENT);
}

/** Returns the screen of an address that filters another one, such as the messages among all that waits. */
export function filteredScreenOf(address: Address): Screen | undefined {
  const screen = screenOf(address);
  return screen?.to.includes('?') ? screen : undefined;
}
