import type { Capability } from '../../domain/account/viewer.gen.ts';
import { DAY_MS, formatAmount, formatNumber } from '../../lib/format.ts';
import { formatIsoDay } from '../../lib/format-iso-day.ts';
import { paths, patterns } from '../../paths.ts';
import { settingPath } from '../../setting-path.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { NavigationCountsQuery } from './navigation-counts.gen.ts';
import type { AdminCountsQuery } from './tools.gen.ts';

type Figures = AdminCountsQuery['adminCounts'];

/** Source of the Maps key that this browser uses. */
export type MapsKeyOrigin = 'browser' | 'server' | 'none';

export const MAPS_FIGURES: Record<MapsKeyOrigin, string> = {
  browser: 'Chave guardada neste navegador',
  server: 'Chave da configuração do servidor',
  none: 'Sem chave: mapas do próprio guia',
};

/** A screen of the administration as navigation and palette name it. */
export interface Screen {
  title: string;
  icon: IconName;
  /** Its path; a query in it is part of what is compared with an address. */
  to: string;
  /** Left out where an administrator's role does not allow it. */
  may?: Capability;
}

export interface Tool extends Screen {
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
const boundedAmount = (count: number, one: string, many: string): string =>
  count >= MOST ? `${formatNumber(MOST)} ou mais ${many}` : formatAmount(count, one, many);

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

/** The cards of Gerenciamento: what the specification has there, then every screen that the side bar has not. */
export const TOOLS: readonly Tool[] = [
  {
    title: 'Planos',
    description: 'Preços, limites de empresas e recursos de cada plano.',
    icon: 'tag',
    to: paths.adminPlans(),
    countedPath: () => paths.adminPlans({ status: 'active' }),
    figure: ({ activePlans }) => formatAmount(activePlans, 'plano ativo', 'planos ativos'),
  },
  {
    title: 'Categorias',
    description: 'Os ramos em que as empresas são encontradas.',
    icon: 'list',
    to: paths.adminCategories(),
    figure: ({ visibleCategories }) =>
      formatAmount(visibleCategories, 'categoria visível', 'categorias visíveis'),
  },
  {
    title: 'Segmentos',
    description: 'Os tipos de empresa e as palavras que levam a eles na busca.',
    icon: 'shop',
    to: paths.adminKinds(),
    figure: ({ kinds }) => formatAmount(kinds, 'segmento', 'segmentos'),
  },
  {
    title: 'Cidades',
    description: 'Os municípios que o guia conhece.',
    icon: 'pin',
    to: paths.adminCities(),
    figure: ({ visibleCities }) => formatAmount(visibleCities, 'cidade visível', 'cidades visíveis'),
  },
  {
    title: 'Características',
    description: 'O que uma empresa tem ou faz, para donos marcarem e a busca filtrar.',
    icon: 'check',
    to: paths.adminAttributes(),
  },
  {
    title: 'Estatísticas',
    description: 'Cadastros, visualizações, avaliações e mensagens ao longo do tempo.',
    icon: 'chart',
    to: paths.adminStatistics(),
    figure: ({ recentViews }) => `${formatAmount(recentViews, 'visualização', 'visualizações')} em 30 dias`,
  },
  {
    title: 'Avaliações',
    description: 'Denúncias, avaliações ocultas e picos suspeitos.',
    icon: 'star',
    to: paths.adminRatings(),
    countedPath: ({ reportedRatings }) => paths.adminRatings(reportedRatings ? { reported: 'yes' } : {}),
    figure: ({ reportedRatings }) =>
      reportedRatings === 0
        ? 'Nenhuma denúncia em aberto'
        : boundedAmount(reportedRatings, 'avaliação denunciada', 'avaliações denunciadas'),
    isUrgent: ({ reportedRatings }) => reportedRatings > 0,
  },
  {
    title: 'Importação',
    may: 'importCompanies',
    description: 'Traga empresas de uma planilha, com conferência antes.',
    icon: 'upload',
    to: paths.adminImport(),
    countedPath: ({ importsToDecide }) => paths.adminImport(undefined, importsToDecide ? 'open' : undefined),
    figure: ({ imports, importsToDecide }) => {
      if (importsToDecide > 0)
        return formatAmount(importsToDecide, 'importação espera', 'importações esperam');
      return imports === 0 ? 'Nenhuma importação ainda' : formatAmount(imports, 'importação', 'importações');
    },
    isUrgent: ({ importsToDecide }) => importsToDecide > 0,
  },
  {
    title: 'Auditoria',
    may: 'readAudit',
    description: 'Quem fez o quê, quando e de onde.',
    icon: 'eye',
    to: paths.adminAudit(),
    countedPath: () => paths.adminAudit({ from: firstDay() }),
    figure: ({ recentActions }) => `${boundedAmount(recentActions, 'ação', 'ações')} em 7 dias`,
  },
  {
    title: 'Empresas rejeitadas',
    may: 'seePersons',
    description: 'O que foi rejeitado, por quem e por quê. Uma empresa pode voltar como estava.',
    icon: 'back',
    to: paths.adminRejections(),
  },
  {
    title: 'Motivos de rejeição',
    may: 'decide',
    description: 'Os textos que se escolhem ao rejeitar.',
    icon: 'chat',
    to: paths.adminReasons(),
  },
  {
    title: 'Pedidos de acesso',
    may: 'decide',
    description: 'Donos que querem ler as mensagens de visitantes.',
    icon: 'key',
    to: paths.admin({ kind: 'accessRequest' }),
    waits: 'accessRequest',
  },
  {
    title: 'Pedidos da LGPD',
    may: 'manageUsers',
    description: 'Quem pede cópia, correção ou exclusão dos seus dados.',
    icon: 'mail',
    to: paths.admin({ kind: 'dataRequest' }),
    waits: 'dataRequest',
  },
  {
    title: 'Dados de uma pessoa',
    may: 'manageUsers',
    description: 'O que uma pessoa escreveu no guia, pelo e-mail dela.',
    icon: 'eyeOff',
    to: paths.adminPerson(),
  },
  {
    title: 'Buscas sem resultado',
    description: 'O que visitantes procuraram e o guia não encontrou.',
    icon: 'search',
    to: paths.adminSearches(),
    figure: ({ searchesWithoutResults }) =>
      searchesWithoutResults === 0
        ? 'Nenhuma busca na lista'
        : boundedAmount(searchesWithoutResults, 'busca', 'buscas'),
  },
  {
    title: 'E-mails',
    may: 'manageMails',
    description: 'O que o guia enviou, o que está na fila e o que falhou.',
    icon: 'mail',
    to: paths.admin({ tab: 'mails' }),
    countedPath: mailsPath,
    figure: mailsOf,
    isUrgent: ({ failedMails }) => failedMails > 0,
  },
  {
    title: 'Webhooks',
    may: 'manageWebhooks',
    description: 'Avisos assinados aos seus programas quando algo muda no guia.',
    icon: 'external',
    to: patterns.webhooks,
    figure: () => 'Com registro de envios',
  },
  {
    title: 'Saúde',
    may: 'manageSettings',
    description: 'E-mails, cópia de segurança, disco, erros de hoje e versão.',
    icon: 'warning',
    to: paths.adminHealth(),
  },
  {
    title: 'Dashboard',
    description: 'O guia em números, em uma tela.',
    icon: 'cards',
    to: paths.dashboard(),
  },
  {
    title: 'Chave dos mapas',
    may: 'manageSettings',
    description: 'A API Key do serviço de mapas, neste navegador.',
    icon: 'key',
    to: settingPath('maps'),
    figure: 'maps',
  },
];
