import { Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePolling } from '../../api/use-polling.ts';
import { useAllows } from '../../domain/account/use-may.ts';
import { DAY_MS, formatAmount, formatNumber } from '../../lib/format.ts';
import { formatIsoDay } from '../../lib/format-iso-day.ts';
import { paths } from '../../paths.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type NavigationCountsQuery, useNavigationCountsQuery } from '../shell/navigation-counts.gen.ts';
import { ENTRIES, SCREENS, type Screen } from '../shell/screens.ts';
import { type AdminCountsQuery, useAdminCountsQuery } from './management.gen.ts';
import classes from './management-tab.module.css';

type Figures = AdminCountsQuery['adminCounts'];

/** Source of the Maps key that this browser uses. */
export type MapsKeyOrigin = 'browser' | 'server' | 'none';

const MAPS_FIGURES: Record<MapsKeyOrigin, string> = {
  browser: 'Chave guardada neste navegador',
  server: 'Chave da configuração do servidor',
  none: 'Sem chave: mapas do próprio guia',
};

/** What a card shows of its screen. */
interface CardFigure {
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

const CARD_FIGURES: Partial<Record<keyof typeof SCREENS, CardFigure>> = {
  plans: {
    countedPath: () => paths.adminPlans({ status: 'active' }),
    figure: ({ activePlans }) => formatAmount(activePlans, 'plano ativo', 'planos ativos'),
  },
  categories: {
    figure: ({ visibleCategories }) =>
      formatAmount(visibleCategories, 'categoria visível', 'categorias visíveis'),
  },
  kinds: {
    figure: ({ kinds }) => formatAmount(kinds, 'segmento', 'segmentos'),
  },
  cities: {
    figure: ({ visibleCities }) => formatAmount(visibleCities, 'cidade visível', 'cidades visíveis'),
  },
  statistics: {
    figure: ({ recentViews }) => `${formatAmount(recentViews, 'visualização', 'visualizações')} em 30 dias`,
  },
  ratings: {
    countedPath: ({ reportedRatings }) => paths.adminRatings(reportedRatings ? { reported: 'yes' } : {}),
    figure: ({ reportedRatings }) =>
      reportedRatings === 0
        ? 'Nenhuma denúncia em aberto'
        : boundedAmount(reportedRatings, 'avaliação denunciada', 'avaliações denunciadas'),
    isUrgent: ({ reportedRatings }) => reportedRatings > 0,
  },
  import: {
    countedPath: ({ importsToDecide }) => paths.adminImport(undefined, importsToDecide ? 'open' : undefined),
    figure: ({ imports, importsToDecide }) => {
      if (importsToDecide > 0)
        return formatAmount(importsToDecide, 'importação espera', 'importações esperam');
      return imports === 0 ? 'Nenhuma importação ainda' : formatAmount(imports, 'importação', 'importações');
    },
    isUrgent: ({ importsToDecide }) => importsToDecide > 0,
  },
  audit: {
    countedPath: () => paths.adminAudit({ from: firstDay() }),
    figure: ({ recentActions }) => `${boundedAmount(recentActions, 'ação', 'ações')} em 7 dias`,
  },
  accessRequests: {
    waits: 'accessRequest',
  },
  dataRequests: {
    waits: 'dataRequest',
  },
  searches: {
    figure: ({ searchesWithoutResults }) =>
      searchesWithoutResults === 0
        ? 'Nenhuma busca na lista'
        : boundedAmount(searchesWithoutResults, 'busca', 'buscas'),
  },
  mails: {
    countedPath: mailsPath,
    figure: mailsOf,
    isUrgent: ({ failedMails }) => failedMails > 0,
  },
  webhooks: {
    figure: () => 'Com registro de envios',
  },
  mapsKey: {
    figure: 'maps',
  },
};

const isInSideBar = ({ to }: Screen): boolean => ENTRIES.some((entry) => entry.to === to);

/** Screens that have a description; those that are in the side bar too come last. */
const CARDS = Object.entries<Screen>(SCREENS)
  .flatMap(([name, screen]) =>
    screen.description ? [{ ...screen, name, ...CARD_FIGURES[name as keyof typeof SCREENS] }] : [],
  )
  .sort((card, other) => Number(isInSideBar(card)) - Number(isInSideBar(other)));

type Card = (typeof CARDS)[number];

const REFRESH_MS = 60_000;

/** Shows the cards of the other screens, each with its count. */
export function ManagementTab({ mapsKey }: { mapsKey: MapsKeyOrigin }) {
  const { data, failure, refetch } = useAdminCountsQuery();
  const [isOld] = useState(data !== undefined);
  usePolling(refetch, { everyMs: REFRESH_MS, restMs: REFRESH_MS, asksFirst: isOld });
  const allows = useAllows();
  const figures = data?.adminCounts;
  const { data: counts } = useNavigationCountsQuery();

  const figureOf = ({ figure, waits, isUrgent }: Card) => {
    if (!figure && !waits) return null;
    const waiting = counts?.adminWorkCounts.find(({ kind }) => kind === waits)?.count ?? 0;
    const text = () => {
      if (figure === 'maps') return MAPS_FIGURES[mapsKey];
      if (!figure)
        return counts && (waiting > 0 ? formatAmount(waiting, 'espera', 'esperam') : 'Nada espera');
      return figures && figure(figures);
    };
    return (
      <p
        className={classes.figure}
        data-is-urgent={waiting > 0 || (figures && isUrgent?.(figures)) || undefined}
      >
        {text() ?? (!failure && <Skeleton component="span" display="block" height="1.55em" width="10rem" />)}
      </p>
    );
  };

  return (
    <Stack>
      {failure && figures && <StaleNotice retry={refetch} />}
      <ul className={classes.tools}>
        {CARDS.filter(({ may }) => allows(may)).map((card) => (
          <li key={card.to} className={classes.tool}>
            <span className={classes.icon}>
              <Icon name={card.icon} size={22} />
            </span>
            <Stack gap="0.3rem" flex={1} miw={0}>
              <h2>
                <Link to={(figures && card.countedPath?.(figures)) ?? card.to} className={classes.link}>
                  {card.title}
                </Link>
              </h2>
              <Text c="dimmed" fz="var(--text-base)">
                {card.description}
              </Text>
              {figureOf(card)}
            </Stack>
          </li>
        ))}
      </ul>
      {failure && !figures && (
        <div className={classes.failed}>
          <RetryNotice text="Erro ao carregar dados do painel administrativo" retry={refetch} />
        </div>
      )}
    </Stack>
  );
}
