import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePolling } from '../../api/use-polling.ts';
import type { Page } from '../../domain/site/page.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { StaleNotice } from '../../ui/feedback/stale-notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { AdminScreen } from '../shell/admin-screen.tsx';
import { useSiteHealthQuery } from './health.gen.ts';
import { healthLines } from './health-lines.ts';

const REFRESH_MS = 60_000;
const STATES = { good: 'Tudo certo', waiting: 'Atenção', bad: 'Problema' };

/** Shows what an operator has to know of the installation, polled, each with what to do. */
export function HealthList() {
  const { data, failure, refetch } = useSiteHealthQuery();
  const [isOld] = useState(data !== undefined);
  usePolling(refetch, { everyMs: REFRESH_MS, restMs: REFRESH_MS, asksFirst: isOld });
  if (!data)
    return failure ? (
      <RetryNotice text="Erro ao carregar dados do painel administrativo" retry={refetch} />
    ) : (
      <p role="status">Carregando…</p>
    );
  return (
    <Stack>
      {failure && <StaleNotice retry={refetch} />}
      {healthLines(data.adminSiteHealth).map(({ title, tone, text, advice, to }) => (
        <Panel key={title} title={title} actions={<StatusTag tone={tone}>{STATES[tone]}</StatusTag>}>
          <Text>{text}</Text>
          {(advice || to) && (
            <Group justify="space-between" gap="xs">
              <Text c="var(--muted)">{advice}</Text>
              {to && <Link to={to}>Abrir</Link>}
            </Group>
          )}
        </Panel>
      ))}
    </Stack>
  );
}

function AdminHealthPage() {
  return (
    <AdminScreen
      title="Saúde"
      lead="Se o guia envia, guarda e responde como deve, e o que fazer quando não."
      may="manageSettings"
    >
      <HealthList />
    </AdminScreen>
  );
}

export const page: Page = { Component: AdminHealthPage };
