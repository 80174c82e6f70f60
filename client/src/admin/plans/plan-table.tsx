import { Button } from '@mantine/core';
import { formatNumber, formatPrice } from '../../lib/format.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import listClasses from '../list/lists.module.css';
import type { PlanRowFragment } from './managed-plans.gen.ts';

interface PlanTableProps {
  plans: readonly PlanRowFragment[];
  isBusy(id: string): boolean;
  onEdit(plan: PlanRowFragment): void;
  /** Makes it the default plan of new accounts. */
  onChoose(plan: PlanRowFragment): void;
  onRemove(plan: PlanRowFragment): void;
}

/** Table of plans with their number of accounts. */
export function PlanTable({ plans, isBusy, onEdit, onChoose, onRemove }: PlanTableProps) {
  return (
    <DataTable<PlanRowFragment>
      label="Planos"
      rows={plans}
      columns={[
        {
          name: 'Plano',
          cell: ({ name, isDefault }) => (
            <>
              {name}
              {isDefault && <small className={listClasses.whole}>Padrão das contas novas</small>}
            </>
          ),
        },
        {
          name: 'Preço',
          cell: ({ price }) => <span className={listClasses.whole}>{formatPrice(price)}/mês</span>,
        },
        {
          name: 'Empresas',
          cell: ({ maxCompanies }) => (
            <span className={listClasses.whole}>até {formatNumber(maxCompanies)}</span>
          ),
        },
        {
          name: 'Recursos',
          cell: ({ features }) => (features.length === 0 ? '—' : features.join(', ')),
        },
        { name: 'Contas', cell: ({ usersCount }) => formatNumber(usersCount ?? 0) },
        {
          name: 'Situação',
          cell: ({ isActive }) => (
            <StatusTag tone={isActive ? 'good' : 'bad'}>{isActive ? 'Ativo' : 'Inativo'}</StatusTag>
          ),
        },
        {
          name: '',
          cell: (plan) => (
            <>
              <Button variant="default" aria-label={`Editar plano ${plan.name}`} onClick={() => onEdit(plan)}>
                Editar
              </Button>
              {plan.isActive && !plan.isDefault && (
                <Button
                  variant="default"
                  aria-label={`Tornar padrão o plano ${plan.name}`}
                  loading={isBusy(plan.id)}
                  onClick={() => onChoose(plan)}
                >
                  Tornar padrão
                </Button>
              )}
              <Button
                variant="default"
                aria-label={`Remover plano ${plan.name}`}
                onClick={() => onRemove(plan)}
              >
                Remover
              </Button>
            </>
          ),
        },
      ]}
    />
  );
}
