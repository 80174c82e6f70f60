import { Button } from '@mantine/core';
import { formatDateTime } from '../../lib/format.ts';
import classes from '../../ui/list/ruled-list.module.css';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { OwnSessionFragment } from './sessions.gen.ts';

/** Shows a session: device, start and expiry. This browser's own ends by 'Sair' only. */
export function SessionItem({ session, end }: { session: OwnSessionFragment; end(): void }) {
  const { device, isCurrent, createdAt, lastUsedAt, expiresAt } = session;
  const begun = formatDateTime(createdAt);
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.naming}>
          <strong>{device}</strong>
          {isCurrent && <StatusTag tone="good">Esta sessão</StatusTag>}
        </p>
        <p className={classes.muted}>
          {isCurrent ? 'Em uso agora' : `Último uso em ${formatDateTime(lastUsedAt)}`}
        </p>
        <p className={classes.muted}>Entrou em {begun}</p>
        <p className={classes.muted}>Vale até {formatDateTime(expiresAt)}</p>
      </div>
      {!isCurrent && (
        <Button variant="default" onClick={end} aria-label={`Encerrar: ${device}, entrou em ${begun}`}>
          Encerrar
        </Button>
      )}
    </li>
  );
}
