import { Button, Flex, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format.ts';
import { readStored, writeStored } from '../../lib/stored-json.ts';
import { paths, patterns } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { SiteHealthFieldsFragment } from './health.gen.ts';
import { healthLines, urgentLines } from './health-lines.ts';

type Step = Exclude<keyof SiteHealthFieldsFragment['firstSteps'], '__typename'>;

/** What is done once before a directory is opened: what to do, why, and where. */
const STEPS: readonly [step: Step, title: string, why: string, to: string][] = [
  [
    'settings',
    'Dê nome e contato ao guia',
    'Aparecem no topo e no rodapé de cada página.',
    paths.admin({ tab: 'settings', window: 'system' }),
  ],
  [
    'mail',
    'Ligue o envio de e-mails',
    'Sem ele ninguém recebe senha nova nem resposta.',
    patterns.adminHealth,
  ],
  [
    'policy',
    'Decida como as empresas são aprovadas',
    'O que cada cadastro precisa ter, e em quantos dias você responde.',
    paths.admin({ tab: 'settings', window: 'policy' }),
  ],
  ['import', 'Traga as primeiras empresas', 'De uma planilha, com conferência antes.', paths.adminImport()],
  [
    'administrator',
    'Cadastre um segundo administrador',
    'Para o guia não depender de uma só conta.',
    paths.admin({ tab: 'users' }),
  ],
  ['backup', 'Faça a primeira cópia de segurança', 'Com npm run backup, no servidor.', patterns.adminHealth],
];
const HIDDEN = 'first-steps-hidden';

/** Lists what is to be done before the directory is opened, until all is done or it is hidden in this browser. */
function FirstSteps({ done }: { done: SiteHealthFieldsFragment['firstSteps'] }) {
  const [isHidden, setHidden] = useState(() => readStored(HIDDEN) === true);
  const open = STEPS.filter(([step]) => !done[step]);
  if (isHidden || open.length === 0) return null;
  const hide = () => {
    writeStored(HIDDEN, true);
    setHidden(true);
  };
  return (
    <Panel
      title={`Primeiros passos: ${STEPS.length - open.length} de ${STEPS.length} feitos`}
      actions={
        <Button variant="subtle" onClick={hide}>
          Não mostrar mais
        </Button>
      }
    >
      <Stack component="ul" gap="xs">
        {STEPS.map(([step, title, why, to]) => (
          <Flex key={step} component="li" gap="sm" align="center">
            <Icon name={done[step] ? 'check' : 'clock'} size={20} />
            {done[step] ? (
              <Text td="line-through" c="dimmed">
                {title}
                <span className="visually-hidden"> (feito)</span>
              </Text>
            ) : (
              <span>
                <Flex component={Link} to={to} display="inline-flex" align="center" mih="2.75rem">
                  {title}
                </Flex>{' '}
                <Text component="span" c="dimmed">
                  {why}
                </Text>
              </span>
            )}
          </Flex>
        ))}
      </Stack>
    </Panel>
  );
}

/** Shows on the overview what needs attention most, and the first steps; nothing where all is well. */
export function HealthNote({ health }: { health: SiteHealthFieldsFragment }) {
  const { urgent, more } = urgentLines(healthLines(health));
  return (
    <>
      {urgent.map(({ title, tone, text }, index) => (
        <Notice key={title} tone={tone === 'bad' ? 'error' : 'warning'}>
          <strong>{title}:</strong> {text}{' '}
          {index === urgent.length - 1 && (
            <Link to={patterns.adminHealth}>
              {more > 0 ? `Ver isto e mais ${formatNumber(more)} em Saúde` : 'Ver a saúde do guia'}
            </Link>
          )}
        </Notice>
      ))}
      <FirstSteps done={health.firstSteps} />
    </>
  );
}
