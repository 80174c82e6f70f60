import { formatNumber, TIME_ZONE } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { AdminFiguresQuery } from './management.gen.ts';

type Figures = AdminFiguresQuery['adminFigures'];

/** Source of the Maps key that this browser uses. */
export type MapsKeyOrigin = 'browser' | 'server' | 'none';

export const MAPS_FIGURES: Record<MapsKeyOrigin, string> = {
  browser: 'Chave guardada neste navegador',
  server: 'Chave da configuração do servidor',
  none: 'Sem chave: os mapas não aparecem',
};

interface Tool {
  title: string;
  description: string;
  icon: IconName;
  /** Path of the list behind the count; unfiltered while the counts are loading. */
  to(figures?: Figures): string;
  /** Text of the count; for 'maps' the state is known to the browser only. */
  figure: ((figures: Figures) => string) | 'maps';
  /** Needs attention. */
  isUrgent?(figures: Figures): boolean;
}

/** The server stops counting here. */
const MOST = 1_000;

/** '1 plano ativo', '12 planos ativos', '1.000 ou mais ações'. */
function counted(count: number, one: string, many: string, isBounded = false): string {
  if (isBounded && count >= MOST) return `${formatNumber(MOST)} ou mais ${many}`;
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

function mailsOf({ queuedMails, failedMails }: Figures): string {
  const queued = `${counted(queuedMails, 'na fila', 'na fila', true)}`;
  return failedMails === 0
    ? queued
    : `${queued}, ${counted(failedMails, 'não entregue', 'não entregues', true)}`;
}

/** First of the seven days (today included) whose actions are counted. */
function firstDay(): string {
  const sixDays = 6 * 24 * 60 * 60_000;
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(Date.now() - sixDays);
}

/** Failed e-mails come first. */
function mailsPath({ queuedMails, failedMails }: Partial<Figures> = {}): string {
  return paths.admin({ tab: 'mails', status: failedMails ? 'failed' : queuedMails ? 'queued' : '' });
}

/** Tools with a page of their own, most used first. */
export const TOOLS: readonly Tool[] = [
  {
    title: 'Planos',
    description: 'Preços, limites de empresas e recursos de cada plano.',
    icon: 'tag',
    to: () => paths.adminPlans({ status: 'active' }),
    figure: ({ activePlans }) => counted(activePlans, 'plano ativo', 'planos ativos'),
  },
  {
    title: 'Categorias',
    description: 'Os ramos em que as empresas são encontradas.',
    icon: 'list',
    to: () => paths.adminCategories(),
    figure: ({ visibleCategories }) => counted(visibleCategories, 'categoria visível', 'categorias visíveis'),
  },
  {
    title: 'Cidades',
    description: 'Os municípios que o guia conhece.',
    icon: 'pin',
    to: () => paths.adminCities(),
    figure: ({ visibleCities }) => counted(visibleCities, 'cidade visível', 'cidades visíveis'),
  },
  {
    title: 'Estatísticas',
    description: 'Cadastros, visualizações, avaliações e mensagens ao longo do tempo.',
    icon: 'chart',
    to: () => paths.adminStatistics(),
    figure: ({ recentViews }) => `${counted(recentViews, 'visualização', 'visualizações')} em 30 dias`,
  },
  {
    title: 'Avaliações',
    description: 'Denúncias, avaliações ocultas e picos suspeitos.',
    icon: 'star',
    to: (figures) => paths.adminRatings(figures?.reportedRatings ? { reported: 'yes' } : {}),
    figure: ({ reportedRatings }) =>
      reportedRatings === 0
        ? 'Nenhuma denúncia em aberto'
        : counted(reportedRatings, 'avaliação denunciada', 'avaliações denunciadas', true),
    isUrgent: ({ reportedRatings }) => reportedRatings > 0,
  },
  {
    title: 'Importação',
    description: 'Traga empresas de uma planilha, com conferência antes.',
    icon: 'upload',
    to: () => paths.adminImport(),
    figure: ({ imports }) =>
      imports === 0 ? 'Nenhuma importação ainda' : counted(imports, 'importação', 'importações'),
  },
  {
    title: 'Auditoria',
    description: 'Quem fez o quê, quando e de onde.',
    icon: 'eye',
    to: () => paths.adminAudit({ from: firstDay() }),
    figure: ({ recentActions }) => `${counted(recentActions, 'ação', 'ações', true)} em 7 dias`,
  },
  {
    title: 'E-mails',
    description: 'O que o guia enviou, o que está na fila e o que falhou.',
    icon: 'mail',
    to: mailsPath,
    figure: mailsOf,
    isUrgent: ({ failedMails }) => failedMails > 0,
  },
  {
    title: 'Chave dos mapas',
    description: 'A API Key do serviço de mapas, neste navegador.',
    icon: 'key',
    to: () => paths.settings(),
    figure: 'maps',
  },
];
