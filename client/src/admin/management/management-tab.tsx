import { Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePolling } from '../../api/use-polling.ts';
import { useAllows } from '../../domain/account/use-may.ts';
import { formatAmount } from '../../lib/format.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNavigationCountsQuery } from '../shell/navigation-counts.gen.ts';
import { useAdminCountsQuery } from './management.gen.ts';
import classes from './management-tab.module.css';
import { MAPS_FIGURES, type MapsKeyOrigin, TOOLS, type Tool } from './tools.ts';

const REFRESH_MS = 60_000;

/** Shows the cards of the other screens, each with its count. */
export function ManagementTab({ mapsKey }: { mapsKey: MapsKeyOrigin }) {
  const { data, failure, refetch } = useAdminCountsQuery();
  const [isOld] = useState(data !== undefined);
  usePolling(refetch, { everyMs: REFRESH_MS, restMs: REFRESH_MS, asksFirst: isOld });
  const allows = useAllows();
  const figures = data?.adminCounts;
  const { data: counts } = useNavigationCountsQuery();

  const figureOf = ({ figure, waits, isUrgent }: Tool) => {
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
        {TOOLS.filter(({ screen }) => allows(screen.may)).map((tool) => (
          <li key={tool.screen.to} className={classes.tool}>
            <span className={classes.icon}>
              <Icon name={tool.screen.icon} size={22} />
            </span>
            <Stack gap="0.3rem" flex={1} miw={0}>
              <h2>
                <Link
                  to={(figures && tool.countedPath?.(figures)) ?? tool.screen.to}
                  className={classes.link}
                >
                  {tool.screen.title}
                </Link>
              </h2>
              <Text c="dimmed" fz="var(--text-base)">
                {tool.description}
              </Text>
              {figureOf(tool)}
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
