import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IfMay } from '../../domain/account/if-may.tsx';
import { formatAmount, formatList, formatNumber, formatPrice } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { choiceOf, filterOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { Surface } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import lists from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import {
  type PlanRowFragment,
  useAdminPlansQuery,
  useDefaultPlanQuery,
  useSetDefaultPlanMutation,
} from './admin-plans.gen.ts';
import { PlanFormModal } from './plan-form-modal.tsx';
import { RemovePlanModal } from './remove-plan-modal.tsx';

const STATUSES = [
  { value: 'all', label: 'Todos' },
  { value: 'active', label: 'Ativo' },
  { value: 'inactive', label: 'Inativo' },
] as const;

const ORDERS = [
  { value: 'price', label: 'Menor preço' },
  { value: 'priceDescending', label: 'Maior preço' },
  { value: 'name', label: 'Nome, de A a Z' },
  { value: 'nameDescending', label: 'Nome, de Z a A' },
  { value: 'companies', label: 'Menos empresas' },
  { value: 'companiesDescending', label: 'Mais empresas' },
  { value: 'users', label: 'Menos contas' },
  { value: 'usersDescending', label: 'Mais contas' },
  { value: 'inactive', label: 'Inativos primeiro' },
  { value: 'active', label: 'Ativos primeiro' },
] as const;

/** Returns what a plan includes beside companies, then its own texts. */
const includedOf = ({ features, hasPoster, hasBadge, hasYearReports }: PlanRowFragment): string[] => [
  ...(hasPoster ? ['Cartaz e QR code'] : []),
  ...(hasBadge ? ['Selo'] : []),
  ...(hasYearReports ? ['Relatórios de 12 meses'] : []),
  ...features,
];

/** Tells of active plans that promise more companies than the setting lets through. */
function Overpromised({ plans }: { plans: readonly PlanRowFragment[] }) {
  const over = plans.filter((plan) => plan.isActive && plan.companiesAllowed < plan.maxCompanies);
  if (over.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>
        {over.length === 1 ? 'O plano' : 'Os planos'} {formatList(over.map(({ name }) => name))}{' '}
        {over.length === 1 ? 'promete' : 'prometem'} mais empresas do que as configurações permitem (até{' '}
        {formatNumber(over[0]?.companiesAllowed ?? 0)} por conta). Onde os planos são oferecidos aparece o
        número que vale. Para valer o do plano, mude o limite em{' '}
        <IfMay may="manageSettings" otherwise="Configurações">
          <Link to={paths.admin({ tab: 'settings' })}>Configurações</Link>
        </IfMay>
        .
      </p>
    </Notice>
  );
}

/** Lists plans, with a form to create or edit one. */
export function PlanManager() {
  const address = useListAddress();
  const status = filterOf(address, 'status', STATUSES);
  const variables = {
    q: address.text('q') || null,
    isActive: status === null ? null : status === 'active',
    order: choiceOf(address, 'order', ORDERS),
    page: address.page,
    perPage: address.rows,
  };
  const query = useAdminPlansQuery({ variables });
  const list = useAdminList(
    listOf(query, (data) => data.adminPlans),
    { variables, mutation: 'UpdatePlan' },
  );
  const { element, reload, page } = list;
  const [choose] = useSetDefaultPlanMutation();
  // The list may leave it out.
  const before = useDefaultPlanQuery().data?.plans.items.find(({ isDefault }) => isDefault);
  const [editing, setEditing] = useState<PlanRowFragment | 'new'>();
  const [removing, setRemoving] = useState<PlanRowFragment>();
  useAskedModal(() => setEditing('new'));

  const makeDefault = (plan: PlanRowFragment) =>
    list.decide(plan, () => choose({ variables: { id: plan.id } }), {
      done: `Contas novas começam agora com o plano ${plan.name}.`,
      failed: 'Erro ao salvar plano',
      ...(before && { undo: () => choose({ variables: { id: before.id } }) }),
    });

  const askRemove = (plan: PlanRowFragment) => {
    setRemoving(plan);
    // Whether accounts have it may be old.
    void query.refetch();
  };

  return (
    <>
      <Surface>
        <AdminTable
          list={list}
          address={address}
          label="Planos"
          may="managePlans"
          pagesLabel="Páginas dos planos"
          failedText="Erro ao carregar planos"
          count={page && formatAmount(page.total, 'plano', 'planos')}
          search={{ label: 'Buscar plano' }}
          name="plans"
          filters={[choiceFilter(address, 'status', 'Situação', STATUSES)]}
          orders={ORDERS}
          actions={<Button onClick={() => setEditing('new')}>Novo Plano</Button>}
          exported={{ list: 'plans', fileName: 'planos' }}
          empty={
            variables.q !== null || status !== null ? (
              <EmptyState title="Nenhum plano encontrado">
                <p>Tente outra parte do nome, ou outra situação.</p>
                <LinkButton to={paths.adminPlans()} variant="default">
                  Limpar filtros
                </LinkButton>
              </EmptyState>
            ) : (
              <EmptyState title="Nenhum plano ainda">
                <p>
                  Sem planos, cada dono tem o limite das configurações.
                  <IfMay may="managePlans"> Crie o primeiro em “Novo Plano”.</IfMay>
                </p>
              </EmptyState>
            )
          }
          isCompact
          details={{ title: ({ name }) => name, nameOf: ({ name }) => `plano ${name}` }}
          rowActions={(plan) => [
            { text: 'Editar', act: () => setEditing(plan) },
            plan.isActive && !plan.isDefault && { text: 'Tornar padrão', act: () => void makeDefault(plan) },
            { text: 'Remover', act: () => askRemove(plan), isGrave: true },
          ]}
          columns={[
            {
              name: 'Plano',
              orders: { ascending: 'name', descending: 'nameDescending' },
              title: ({ name }) => name,
              cell: ({ price }) => <small>{formatPrice(price)}/mês</small>,
            },
            {
              name: 'Empresas',
              width: '8rem',
              orders: { ascending: 'companies', descending: 'companiesDescending' },
              cell: ({ maxCompanies, companiesAllowed }) => (
                <>
                  até {formatNumber(maxCompanies)}
                  <span className={lists.onCard}>{maxCompanies === 1 ? ' empresa' : ' empresas'}</span>
                  {companiesAllowed < maxCompanies && (
                    <small>{formatAmount(companiesAllowed, 'vale hoje', 'valem hoje')}</small>
                  )}
                </>
              ),
            },
            {
              name: 'Recursos',
              width: '14rem',
              leaves: 1,
              isOffCard: true,
              cell: (plan) => includedOf(plan).join(', ') || '—',
            },
            {
              name: 'Contas',
              width: '6rem',
              orders: { ascending: 'users', descending: 'usersDescending', first: 'descending' },
              cell: ({ usersCount }) => formatAmount(usersCount ?? 0, 'conta', 'contas'),
            },
            {
              name: 'Situação',
              width: '7rem',
              orders: { ascending: 'inactive', descending: 'active' },
              cell: ({ isActive, isDefault }) => (
                <StatusTag tone={isActive ? 'good' : 'bad'}>
                  {isDefault ? 'Padrão' : isActive ? 'Ativo' : 'Inativo'}
                </StatusTag>
              ),
              detail: ({ isActive, isDefault }) => (
                <>
                  {isActive ? 'Ativo' : 'Inativo'}
                  {isDefault && '. Padrão das contas novas'}
                </>
              ),
            },
          ]}
        />
        {/* Known with the list: above it, it would move the list. Rows tell it as well. */}
        <Overpromised plans={page?.items ?? []} />
      </Surface>
      {editing && (
        <PlanFormModal
          plan={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            reload();
          }}
        />
      )}
      {removing && (
        <RemovePlanModal
          plan={page?.items.find(({ id }) => id === removing.id) ?? removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            element.current?.focus({ preventScroll: true });
            reload();
          }}
        />
      )}
    </>
  );
}
