import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IfMay } from '../../domain/account/if-may.tsx';
import { formatAmount, formatList, formatNumber, formatPrice } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import formClasses from '../../ui/form/form.module.css';
import { filterOf } from '../../ui/list/choices.ts';
import { choiceFilter } from '../../ui/list/filters/list-filter.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { pagedList, pageVariables, useDescribedList } from '../list/described-list.ts';
import lists from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { listPage } from '../shell/admin-screen.tsx';
import {
  AdminPlansDocument,
  type PlanRowFragment,
  useDefaultPlanQuery,
  useDeletePlanMutation,
  useSetDefaultPlanMutation,
} from './admin-plans.gen.ts';
import { PlanFormModal } from './plan-form-modal.tsx';

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

const PLANS = pagedList({
  label: 'Planos',
  words: ['plano', 'planos'],
  pagesLabel: 'Páginas dos planos',
  failedText: 'Erro ao carregar planos',
  query: AdminPlansDocument,
  variables(address) {
    const status = filterOf(address, 'status', STATUSES);
    return { ...pageVariables(address, ORDERS), isActive: status && status === 'active' };
  },
  mutation: 'UpdatePlan',
  search: { label: 'Buscar plano' },
  filters: (address) => [choiceFilter(address, 'status', 'Situação', STATUSES)],
  orders: ORDERS,
  notFound: { title: 'Nenhum plano encontrado', text: 'Tente outra parte do nome, ou outra situação.' },
  exported: { list: 'plans', fileName: 'planos' },
  may: 'managePlans',
});

/** Lists plans, with a form to create or edit one. */
export function PlanManager() {
  const table = useDescribedList(PLANS);
  const { list } = table;
  const { element, reload, page: visiblePage } = list;
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
    void table.refetch();
  };

  return (
    <>
      <AdminTable
        table={table}
        actions={<Button onClick={() => setEditing('new')}>Novo Plano</Button>}
        empty={
          <EmptyState title="Nenhum plano ainda">
            <p>
              Sem planos, cada dono tem o limite das configurações.
              <IfMay may="managePlans"> Crie o primeiro em “Novo Plano”.</IfMay>
            </p>
          </EmptyState>
        }
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
      <Overpromised plans={visiblePage?.items ?? []} />
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
          plan={visiblePage?.items.find(({ id }) => id === removing.id) ?? removing}
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

export const page = listPage(
  {
    title: 'Planos',
    lead: 'O que os donos de empresas podem pedir, por quanto, e quantas empresas cabem em cada um.',
  },
  PlanManager,
);

interface RemovePlanModalProps {
  plan: PlanRowFragment;
  onClose(): void;
  onRemoved(): void;
}

/** Confirms the removal of a plan; of one that accounts have, says why not. */
function RemovePlanModal({ plan, onClose, onRemoved }: RemovePlanModalProps) {
  const [remove] = useDeletePlanMutation();
  const accounts = plan.usersCount ?? 0;
  if (accounts > 0) {
    return (
      <SiteModal title={`Não é possível remover ${plan.name}`} size="md" onClose={onClose}>
        <p>
          {formatAmount(accounts, 'conta tem', 'contas têm')} este plano. Desative-o em “Editar” para que
          ninguém mais o peça, e remova-o quando nenhuma conta o tiver.
        </p>
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onClose} data-autofocus>
            Fechar
          </Button>
        </div>
      </SiteModal>
    );
  }
  return (
    <AttemptModal
      title="Remover plano?"
      action="Remover plano"
      run={() => remove({ variables: { id: plan.id } })}
      doneText={`O plano ${plan.name} foi removido.`}
      failedText="Não foi possível remover o plano. Tente novamente."
      onDone={onRemoved}
      onClose={onClose}
    >
      <p>
        O plano <strong>{plan.name}</strong> será removido permanentemente. Isto não pode ser desfeito.
      </p>
    </AttemptModal>
  );
}
