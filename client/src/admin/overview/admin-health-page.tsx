import { Flex, Stack, Text } from '@mantine/core';
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
    <Panel title="Como está agora">
      {failure && <StaleNotice retry={refetch} />}
      <Stack component="ul" gap="lg">
        {healthLines(data.adminSiteHealth).map(({ title, tone, text, advice, to }) => (
          <Flex key={title} component="li" gap="sm" align="flex-start" justify="space-between">
            <div>
              <Text fw={600}>{title}</Text>
              <Text>{text}</Text>
              {advice && <Text c="dimmed">{advice}</Text>}
              {to && tone !== 'good' && <Link to={to}>Abrir {title}</Link>}
            </div>
            <StatusTag tone={tone}>{STATES[tone]}</StatusTag>
          </Flex>
        ))}
      </Stack>
    </Panel>
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
