import { paths } from '../../paths.ts';
import type { NavigationCountsQuery } from './navigation-counts.gen.ts';
import { type Screen, TOOLS } from './tools.ts';

type WaitingKind = NavigationCountsQuery['adminWorkCounts'][number]['kind'];
type Figure = Exclude<keyof NavigationCountsQuery['adminCounts'], '__typename'>;

/** A screen in the side bar. */
export interface Entry extends Screen {
  /** What waits there; 'all' for everything that waits. */
  waits?: readonly WaitingKind[] | 'all';
  /** The count of what waits there and is no decision. */
  figure?: Figure;
}

const MANAGEMENT = paths.admin({ tab: 'management' });

/** The side bar; every other screen is a card of Gerenciamento. */
export const ENTRIES: readonly Entry[] = [
  { title: 'Visão geral', icon: 'home', to: paths.admin(), waits: 'all' },
  {
    title: 'Aprovações',
    icon: 'check',
    to: paths.admin({ tab: 'approvals' }),
    waits: ['newCompany', 'changedCompany', 'photo', 'claim', 'correction'],
    may: 'decide',
  },
  {
    title: 'Solicitações de Plano',
    icon: 'tag',
    to: paths.admin({ tab: 'plan-requests' }),
    waits: ['planRequest'],
    may: 'seePersons',
  },
  {
    title: 'Mensagens',
    icon: 'chat',
    to: paths.admin({ kind: 'message' }),
    waits: ['message'],
    may: 'answerMessages',
  },
  { title: 'Empresas', icon: 'shop', to: paths.admin({ tab: 'companies' }) },
  { title: 'Avaliações', icon: 'star', to: paths.adminRatings(), waits: ['reportedRating'] },
  { title: 'Usuários', icon: 'people', to: paths.admin({ tab: 'users' }), may: 'manageUsers' },
  {
    title: 'Importação',
    icon: 'upload',
    to: paths.adminImport(),
    figure: 'importsToDecide',
    may: 'importCompanies',
  },
  { title: 'Estatísticas', icon: 'chart', to: paths.adminStatistics() },
  { title: 'Auditoria', icon: 'eye', to: paths.adminAudit(), may: 'readAudit' },
  { title: 'Gerenciamento', icon: 'tools', to: MANAGEMENT, figure: 'failedMails' },
  { title: 'Configurações', icon: 'settings', to: paths.admin({ tab: 'settings' }), may: 'manageSettings' },
];

/** Every screen: those of the side bar, then the others. */
export const SCREENS: readonly Screen[] = [
  ...ENTRIES,
  ...TOOLS.filter(({ to }) => ENTRIES.every((entry) => entry.to !== to)),
];

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
  const given = new URLSearchParams(search);
  const fits = ({ to }: Screen): boolean => {
    const [path, query] = to.split('?');
    return (
      path === pathname && [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value)
    );
  };
  return SCREENS.filter(fits).sort((one, other) => other.to.length - one.to.length)[0];
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
