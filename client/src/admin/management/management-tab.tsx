import { Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePolling } from '../../api/use-polling.ts';
import { useAllows } from '../../domain/account/use-may.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAdminCountsQuery } from './management.gen.ts';
import classes from './management-tab.module.css';
import { MAPS_FIGURES, type MapsKeyOrigin, TOOLS } from './tools.ts';

const REFRESH_MS = 60_000;

/** Shows links to the other tools, each with a count. */
export function ManagementTab({ mapsKey }: { mapsKey: MapsKeyOrigin }) {
  const { data, failure, refetch } = useAdminCountsQuery();
  const [isOld] = useState(data !== undefined);
  usePolling(refetch, { everyMs: REFRESH_MS, restMs: REFRESH_MS, asksFirst: isOld });
  const allows = useAllows();
  const figures = data?.adminCounts;
  return (
    <Stack>
      {failure && figures && <StaleNotice retry={refetch} />}
      <ul className={classes.tools}>
        {TOOLS.filter(({ may }) => allows(may)).map(({ title, description, icon, to, figure, isUrgent }) => (
          <li key={title} className={classes.tool}>
            <span className={classes.icon}>
              <Icon name={icon} size={22} />
            </span>
            <Stack gap="0.3rem" flex={1} miw={0}>
              <h2>
                <Link to={to(figures)} className={classes.link}>
                  {title}
                </Link>
              </h2>
              <Text c="dimmed" fz="var(--text-base)">
                {description}
              </Text>
              <p className={classes.figure} data-is-urgent={(figures && isUrgent?.(figures)) || undefined}>
                {figure === 'maps'
                  ? MAPS_FIGURES[mapsKey]
                  : figures
                    ? figure(figures)
                    : !failure && <Skeleton component="span" display="block" height="1.55em" width="10rem" />}
              </p>
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
