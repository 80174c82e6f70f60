import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CompanyLimit } from './company-limit.tsx';
import classes from './profile-panel.module.css';
import type { OwnerStats } from './stat-cards.tsx';

/** What an account without a plan has. */
export const DEFAULT_PLAN = 'Grátis';

interface ProfilePanelProps {
  name: string;
  email: string;
  planName: string | undefined;
  owned: number;
  allowed: number;
  /** True where another plan would allow more companies. */
  isLimitedByPlan: boolean;
  /** Undefined without a company, or while they are not there. */
  stats: OwnerStats | undefined;
  /** About a plan that was asked for. */
  note?: ReactNode;
  openPlans(): void;
}

const DASH = <span className={classes.muted}>—</span>;

function Satisfaction({ rate }: { rate: number | null }) {
  if (rate !== null) return <>{rate}%</>;
  return (
    <span className={classes.muted}>
      <span aria-hidden="true">— </span>ainda sem avaliações
    </span>
  );
}

/** Who the owner is, with which plan, and how the company is liked. */
export function ProfilePanel(props: ProfilePanelProps) {
  const {
    name,
    email,
    planName = DEFAULT_PLAN,
    owned,
    allowed,
    isLimitedByPlan,
    stats,
    note,
    openPlans,
  } = props;
  return (
    <Panel title="Perfil e plano">
      <div className={classes.person}>
        <p className={classes.name}>{name}</p>
        <p className={classes.muted}>{email}</p>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>Plano</dt>
          <dd>{planName}</dd>
        </div>
        <div>
          <dt>Empresas</dt>
          <dd>
            <span aria-hidden="true">
              {owned}/{allowed}
            </span>
            <span className="visually-hidden">
              {owned} de {allowed}
            </span>
          </dd>
        </div>
        <div>
          <dt>Satisfação</dt>
          <dd>{stats ? <Satisfaction rate={stats.satisfactionRate} /> : DASH}</dd>
        </div>
        <div>
          <dt>Seguidores</dt>
          <dd>{stats ? formatNumber(stats.followersCount) : DASH}</dd>
        </div>
      </dl>
      {note}
      {owned >= allowed && <CompanyLimit allowed={allowed} isLimitedByPlan={isLimitedByPlan} />}
      <div className={classes.actions}>
        <Button onClick={openPlans}>Editar Perfil e Planos</Button>
        {owned > 0 && owned < allowed && (
          <LinkButton to={paths.registerCompany()} look="light">
            Cadastrar outra empresa
          </LinkButton>
        )}
        <LinkButton to={paths.profile()} look="default">
          Meu perfil
        </LinkButton>
      </div>
    </Panel>
  );
}
