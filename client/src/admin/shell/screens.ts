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
  /** A sentence on its card of Gerenciamento, which it has by it. */
  description?: string;
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

const SIDE_BAR = {
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
  ratings: {
    title: 'Avaliações',
    description: 'Denúncias, avaliações ocultas e picos suspeitos.',
    icon: 'star',
    to: paths.adminRatings(),
    waits: ['reportedRating'],
  },
  users: { title: 'Usuários', icon: 'people', to: paths.admin({ tab: 'users' }), may: 'manageUsers' },
  import: {
    title: 'Importação',
    description: 'Traga empresas de uma planilha, com conferência antes.',
    icon: 'upload',
    to: paths.adminImport(),
    figure: 'importsToDecide',
    may: 'importCompanies',
  },
  statistics: {
    title: 'Estatísticas',
    description: 'Cadastros, visualizações, avaliações e mensagens ao longo do tempo.',
    icon: 'chart',
    to: paths.adminStatistics(),
  },
  audit: {
    title: 'Auditoria',
    description: 'Quem fez o quê, quando e de onde.',
    icon: 'eye',
    to: paths.adminAudit(),
    may: 'readAudit',
  },
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

/** Every screen. */
export const SCREENS = {
  ...SIDE_BAR,
  plans: {
    title: 'Planos',
    description: 'Preços, limites de empresas e recursos de cada plano.',
    icon: 'tag',
    to: paths.adminPlans(),
  },
  planCharges: {
    title: 'Cobranças',
    description: 'O que as contas pagam pelos planos, por Pix: em aberto, vencido e recebido.',
    icon: 'list',
    // Not in `paths`, which visitors load: no other page links to it.
    to: '/admin/plan-charges',
    may: 'seePersons',
  },
  categories: {
    title: 'Categorias',
    description: 'Os ramos em que as empresas são encontradas.',
    icon: 'list',
    to: paths.adminCategories(),
  },
  kinds: {
    title: 'Segmentos',
    description: 'Os tipos de empresa e as palavras que os acham.',
    icon: 'shop',
    to: paths.adminKinds(),
  },
  cities: {
    title: 'Cidades',
    description: 'Os municípios que o guia conhece.',
    icon: 'pin',
    to: paths.adminCities(),
  },
  attributes: {
    title: 'Características',
    description: 'O que uma empresa tem ou faz.',
    icon: 'check',
    to: patterns.adminAttributes,
  },
  rejections: {
    title: 'Empresas rejeitadas',
    description: 'O que foi rejeitado, por quem e por quê.',
    icon: 'back',
    to: paths.adminRejections(),
    may: 'seePersons',
  },
  reasons: {
    title: 'Motivos de rejeição',
    description: 'Os textos que se escolhem ao rejeitar.',
    icon: 'chat',
    to: patterns.adminReasons,
    may: 'decide',
  },
  accessRequests: {
    title: 'Pedidos de acesso',
    description: 'Donos que querem ler as mensagens de visitantes.',
    icon: 'key',
    to: paths.admin({ kind: 'accessRequest' }),
    may: 'decide',
  },
  dataRequests: {
    title: 'Pedidos da LGPD',
    description: 'Quem pede cópia ou exclusão dos seus dados.',
    icon: 'mail',
    to: paths.admin({ kind: 'dataRequest' }),
    may: 'manageUsers',
  },
  person: {
    title: 'Dados de uma pessoa',
    description: 'O que uma pessoa escreveu no guia, pelo e-mail dela.',
    icon: 'eyeOff',
    to: patterns.adminPersonalData,
    may: 'manageUsers',
  },
  searches: {
    title: 'Buscas sem resultado',
    description: 'O que visitantes procuraram e o guia não encontrou.',
    icon: 'search',
    to: patterns.adminSearches,
  },
  mails: {
    title: 'E-mails',
    description: 'O que o guia enviou, o que está na fila e o que falhou.',
    icon: 'mail',
    to: paths.admin({ tab: 'mails' }),
    may: 'manageMails',
  },
  webhooks: {
    title: 'Webhooks',
    description: 'Avisos aos seus programas quando algo muda.',
    icon: 'external',
    to: patterns.webhooks,
    may: 'manageWebhooks',
  },
  health: {
    title: 'Saúde',
    description: 'E-mails, cópia de segurança, disco, erros de hoje e versão.',
    icon: 'warning',
    to: patterns.adminHealth,
    may: 'manageSettings',
  },
  dashboard: {
    title: 'Dashboard',
    description: 'O guia em números, em uma tela.',
    icon: 'cards',
    to: paths.dashboard(),
  },
  mapsKey: {
    title: 'Chave dos mapas',
    description: 'A API Key do serviço de mapas, neste navegador.',
    icon: 'key',
    to: settingPath('maps'),
    may: 'manageSettings',
  },
} satisfies Record<string, Screen>;

/** The side bar. */
export const ENTRIES: readonly Entry[] = Object.values(SIDE_BAR);

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
