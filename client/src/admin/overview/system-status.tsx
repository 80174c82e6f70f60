import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatAmount, formatAverage } from '../../lib/format.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { AdminOverviewQuery } from './overview.gen.ts';
import classes from './system-status.module.css';

const MINUTE = 60;

const HOUR = 60 * MINUTE;

const DAY = 24 * HOUR;

/** Formats an uptime in its two largest units: '12 dias e 3 h', '3 h e 5 min', '8 min'. */
export function uptimeInWords(seconds: number): string {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (days > 0) return joined(formatAmount(days, 'dia', 'dias'), hours, 'h');
  if (hours > 0) return joined(`${hours} h`, minutes, 'min');
  return minutes > 0 ? `${minutes} min` : 'menos de 1 min';
}

const joined = (larger: string, count: number, unit: string): string =>
  count === 0 ? larger : `${larger} e ${count} ${unit}`;

type Overview = AdminOverviewQuery['adminOverview'];
type ServiceState = Overview['api'];

const PARTS = [
  { name: 'api', label: 'API', away: 'As consultas podem falhar.' },
  { name: 'database', label: 'Banco de dados', away: 'Nada pode ser lido nem salvo.' },
  { name: 'cache', label: 'Cache', away: 'O guia funciona, porém mais devagar.' },
] as const;

/** Formats milliseconds; small values have one decimal. */
const timeOf = (milliseconds: number): string =>
  milliseconds < 10 ? formatAverage(milliseconds) : String(Math.round(milliseconds));

function PartState({ service, away }: { service: ServiceState; away: string }) {
  if (!service.isOnline) {
    return (
      <>
        <StatusTag tone="bad">Fora do ar</StatusTag>
        <Text span c="dimmed" fz="var(--text-sm)" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {away}
        </Text>
      </>
    );
  }
  return (
    <>
      <StatusTag tone="good">Online</StatusTag>
      {service.milliseconds !== null && (
        <Text span c="dimmed" fz="var(--text-sm)" style={{ fontVariantNumeric: 'tabular-nums' }}>
          respondeu em {timeOf(service.milliseconds)} ms
        </Text>
      )}
    </>
  );
}

interface SystemStatusProps {
  /** Undefined during the first request. */
  overview: Overview | undefined;
  /** The last request failed, so the known state is out of date. */
  isUnanswered: boolean;
}

/** Shows the state of each part of the server, and its uptime. */
export function SystemStatus({ overview, isUnanswered }: SystemStatusProps) {
  const stateOf = (render: (status: Overview) => ReactNode) => {
    if (isUnanswered) return <StatusTag tone="waiting">Sem resposta</StatusTag>;
    if (!overview) return <Skeleton component="span" display="block" height="1.6rem" width="9rem" />;
    return render(overview);
  };
  return (
    <dl className={classes.strip} aria-label="Situação do sistema">
      {PARTS.map(({ name, label, away }) => (
        <div key={name} className={classes.part}>
          <dt>{label}</dt>
          <dd>
            {stateOf((status) => (
              <PartState service={status[name]} away={away} />
            ))}
          </dd>
        </div>
      ))}
      <div className={classes.part}>
        <dt>Servidor</dt>
        <dd>
          {stateOf(({ uptimeSeconds }) => (
            <Text span inherit fw={600}>
              no ar há {uptimeInWords(uptimeSeconds)}
            </Text>
          ))}
        </dd>
      </div>
    </dl>
  );
}
