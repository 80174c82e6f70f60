import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { FoldedPanel } from '../../ui/fold/folded-panel.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CompanyLimit } from './company-limit.tsx';
import type { OwnerStats } from './stat-cards.tsx';

/** Plan of an account without one. */
const DEFAULT_PLAN = 'Grátis';

interface ProfilePanelProps {
  account: AccountFragment;
  home: {
    companiesOwned: number;
    companiesAllowed: number;
    /** True where another plan would allow more companies. */
    isLimitedByPlan: boolean;
  };
  /** Undefined without a company, or while loading. */
  stats: OwnerStats | undefined;
  /** About a requested plan. */
  note?: ReactNode;
  openPlans(): void;
}

const DASH = (
  <Text span inherit c="dimmed">
    —
  </Text>
);

function Satisfaction({ rate }: { rate: number | null }) {
  if (rate !== null) return <>{rate}%</>;
  return (
    <Text span inherit c="dimmed">
      <span aria-hidden="true">— </span>ainda sem avaliações
    </Text>
  );
}

/** Shows the owner, the plan, the number of companies, satisfaction and followers. */
export function ProfilePanel({ account, home, stats, note, openPlans }: ProfilePanelProps) {
  const { companiesOwned: owned, companiesAllowed: allowed, isLimitedByPlan } = home;
  const room = (
    <>
      <span aria-hidden="true">
        {owned}/{allowed}
      </span>
      <span className="visually-hidden">
        {owned} de {allowed}
      </span>
    </>
  );
  const figures = [
    { name: 'Plano', value: account.plan?.name ?? DEFAULT_PLAN },
    { name: 'Empresas', value: room },
    { name: 'Satisfação', value: stats ? <Satisfaction rate={stats.satisfactionRate} /> : DASH },
    { name: 'Seguidores', value: stats ? formatNumber(stats.followersCount) : DASH },
  ];
  return (
    <FoldedPanel title="Perfil e plano" isOpen={owned === 0 ? true : undefined}>
      <Stack gap="0.15rem" style={{ overflowWrap: 'anywhere' }}>
        <Text fz="var(--text-lg)" fw={700}>
          {account.name}
        </Text>
        <Text c="dimmed">{account.email}</Text>
      </Stack>
      <dl>
        {figures.map(({ name, value }) => (
          <Group
            key={name}
            gap="0.15rem 1rem"
            align="baseline"
            justify="space-between"
            py="0.65rem"
            style={{ borderTop: '1px solid var(--line)' }}
          >
            <Text component="dt" c="dimmed">
              {name}
            </Text>
            <Text
              component="dd"
              fw={700}
              style={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
            >
              {value}
            </Text>
          </Group>
        ))}
      </dl>
      {note}
      {owned >= allowed && <CompanyLimit allowed={allowed} isLimitedByPlan={isLimitedByPlan} />}
      <Stack gap="0.6rem">
        <Button onClick={openPlans}>Editar Perfil e Planos</Button>
        {owned > 0 && owned < allowed && (
          <LinkButton to={paths.registerCompany()} variant="light">
            Cadastrar outra empresa
          </LinkButton>
        )}
        <LinkButton to={paths.profile()} variant="default">
          Meu perfil
        </LinkButton>
      </Stack>
    </FoldedPanel>
  );
}
