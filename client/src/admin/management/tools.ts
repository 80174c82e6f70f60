import { DAY_MS, formatAmount, formatNumber } from '../../lib/format.ts';
import { formatIsoDay } from '../../lib/format-iso-day.ts';
import { paths } from '../../paths.ts';
import type { NavigationCountsQuery } from '../shell/navigation-counts.gen.ts';
import { SCREENS, type Screen } from '../shell/screens.ts';
import type { AdminCountsQuery } from './management.gen.ts';

type Figures = AdminCountsQuery['adminCounts'];

/** Source of the Maps key that this browser uses. */
export type MapsKeyOrigin = 'browser' | 'server' | 'none';

export const MAPS_FIGURES: Record<MapsKeyOrigin, string> = {
  browser: 'Chave guardada neste navegador',
  server: 'Chave da configuração do servidor',
  none: 'Sem chave: mapas do próprio guia',
};

export interface Tool {
  screen: Screen;
  description: string;
  /** Path of the list behind the count, once it is known. */
  countedPath?(figures: Figures): string;
  /** Text of the count; for 'maps' the state is known to the browser only. */
  figure?: ((figures: Figures) => string) | 'maps';
  /** What waits behind it, in place of a figure. */
  waits?: NavigationCountsQuery['adminWorkCounts'][number]['kind'];
  /** Needs attention. */
  isUrgent?(figures: Figures): boolean;
}

/** The server stops counting here. */
const MOST = 100_000;

/** Returns '1 ação', '12 ações', '100.000 ou mais ações'. */
const boundedAmount = (count: number, singular: string, plural: string): string =>
  count >= MOST ? `${formatNumber(MOST)} ou mais ${plural}` : formatAmount(count, singular, plural);

function mailsOf({ queuedMails, failedMails }: Figures): string {
  const queued = boundedAmount(queuedMails, 'na fila', 'na fila');
  return failedMails === 0
    ? queued
    : `${queued}, ${boundedAmount(failedMails, 'não entregue', 'não entregues')}`;
}

/** Returns the first of the seven days (today included) whose actions are counted. */
const firstDay = (): string => formatIsoDay(new Date(Date.now() - 6 * DAY_MS));

/** Returns the path of the e-mails that are counted; failed ones come first. */
const mailsPath = ({ queuedMails, failedMails }: Figures): string =>
  paths.admin({ tab: 'mails', status: failedMails ? 'failed' : queuedMails ? 'queued' : '' });

/** The cards of Gerenciamento: the seven that were always there, and every screen that the side bar has not. */
export const TOOLS: readonly Tool[] = [
  {
    screen: SCREENS.plans,
    description: 'Preços, limites de empresas e recursos de cada plano.',
    countedPath: () => paths.adminPlans({ status: 'active' }),
    figure: ({ activePlans }) => formatAmount(activePlans, 'plano ativo', 'planos ativos'),
  },
  {
    screen: SCREENS.categories,
    description: 'Os ramos em que as empresas são encontradas.',
    figure: ({ visibleCategories }) =>
      formatAmount(visibleCategories, 'categoria visível', 'categorias visíveis'),
  },
  {
    screen: SCREENS.kinds,
    description: 'Os tipos de empresa e as palavras que levam a eles na busca.',
    figure: ({ kinds }) => formatAmount(kinds, 'segmento', 'segmentos'),
  },
  {
    screen: SCREENS.cities,
    description: 'Os municípios que o guia conhece.',
    figure: ({ visibleCities }) => formatAmount(visibleCities, 'cidade visível', 'cidades visíveis'),
  },
  {
    screen: SCREENS.attributes,
    description: 'O que uma empresa tem ou faz, para donos marcarem e a busca filtrar.',
  },
  {
    screen: SCREENS.statistics,
    description: 'Cadastros, visualizações, avaliações e mensagens ao longo do tempo.',
    figure: ({ recentViews }) => `${formatAmount(recentViews, 'visualização', 'visualizações')} em 30 dias`,
  },
  {
    screen: SCREENS.ratings,
    description: 'Denúncias, avaliações ocultas e picos suspeitos.',
    countedPath: ({ reportedRatings }) => paths.adminRatings(reportedRatings ? { reported: 'yes' } : {}),
    figure: ({ reportedRatings }) =>
      reportedRatings === 0
        ? 'Nenhuma denúncia em aberto'
        : boundedAmount(reportedRatings, 'avaliação denunciada', 'avaliações denunciadas'),
    isUrgent: ({ reportedRatings }) => reportedRatings > 0,
  },
  {
    screen: SCREENS.import,
    description: 'Traga empresas de uma planilha, com conferência antes.',
    countedPath: ({ importsToDecide }) => paths.adminImport(undefined, importsToDecide ? 'open' : undefined),
    figure: ({ imports, importsToDecide }) => {
      if (importsToDecide > 0)
        return formatAmount(importsToDecide, 'importação espera', 'importações esperam');
      return imports === 0 ? 'Nenhuma importação ainda' : formatAmount(imports, 'importação', 'importações');
    },
    isUrgent: ({ importsToDecide }) => importsToDecide > 0,
  },
  {
    screen: SCREENS.audit,
    description: 'Quem fez o quê, quando e de onde.',
    countedPath: () => paths.adminAudit({ from: firstDay() }),
    figure: ({ recentActions }) => `${boundedAmount(recentActions, 'ação', 'ações')} em 7 dias`,
  },
  {
    screen: SCREENS.rejections,
    description: 'O que foi rejeitado, por quem e por quê. Uma empresa pode voltar como estava.',
  },
  {
    screen: SCREENS.reasons,
    description: 'Os textos que se escolhem ao rejeitar.',
  },
  {
    screen: SCREENS.accessRequests,
    description: 'Donos que querem ler as mensagens de visitantes.',
    waits: 'accessRequest',
  },
  {
    screen: SCREENS.dataRequests,
    description: 'Quem pede cópia, correção ou exclusão dos seus dados.',
    waits: 'dataRequest',
  },
  {
    screen: SCREENS.person,
    description: 'O que uma pessoa escreveu no guia, pelo e-mail dela.',
  },
  {
    screen: SCREENS.searches,
    description: 'O que visitantes procuraram e o guia não encontrou.',
    figure: ({ searchesWithoutResults }) =>
      searchesWithoutResults === 0
        ? 'Nenhuma busca na lista'
        : boundedAmount(searchesWithoutResults, 'busca', 'buscas'),
  },
  {
    screen: SCREENS.mails,
    description: 'O que o guia enviou, o que está na fila e o que falhou.',
    countedPath: mailsPath,
    figure: mailsOf,
    isUrgent: ({ failedMails }) => failedMails > 0,
  },
  {
    screen: SCREENS.webhooks,
    description: 'Avisos assinados aos seus programas quando algo muda no guia.',
    figure: () => 'Com registro de envios',
  },
  {
    screen: SCREENS.health,
    description: 'E-mails, cópia de segurança, disco, erros de hoje e versão.',
  },
  {
    screen: SCREENS.dashboard,
    description: 'O guia em números, em uma tela.',
  },
  {
    screen: SCREENS.mapsKey,
    description: 'A API Key do serviço de mapas, neste navegador.',
    figure: 'maps',
  },
];
