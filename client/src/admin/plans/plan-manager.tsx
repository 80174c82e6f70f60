import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { formatAmount } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { Panel } from '../../ui/panel.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { listOf, useAdminList } from '../list/use-admin-list.tsx';
import {
  type PlanRowFragment,
  useManagedPlansQuery,
  useSetDefaultPlanMutation,
} from './managed-plans.gen.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanTable } from './plan-table.tsx';
import { RemovePlanModal } from './remove-plan-modal.tsx';

const STATUSES = [
  { value: 'all', label: 'Todos' },
  { value: 'active', label: 'Ativo' },
  { value: 'inactive', label: 'Inativo' },
] as const;

/** The form for a plan, or for a new one; undefined hides it. */
type Shown = { plan?: PlanRowFragment } | undefined;

/** Plans, cheapest first, with a form to create or edit one. */
export function PlanManager() {
  const address = useListAddress();
  const status = address.choice('status', ['all', 'active', 'inactive']);
  const variables = {
    q: address.text('q') || null,
    isActive: status === 'all' ? null : status === 'active',
    page: address.page,
  };
  const query = useManagedPlansQuery({ variables });
  const list = useAdminList(
    listOf(query, (data) => data.plans),
    {
      variables,
      mutation: 'UpdatePlan',
    },
  );
  const { place, reload, isBusy, run, page } = list;
  const [choose] = useSetDefaultPlanMutation();
  const [shown, setShown] = useState<Shown>();
  /** The form requested while there were unsaved changes. */
  const [next, setNext] = useState<{ shown: Shown }>();
  const [removing, setRemoving] = useState<PlanRowFragment>();
  const isDirty = useRef(false);
  const [onDirty] = useState(() => (dirty: boolean) => {
    isDirty.current = dirty;
  });
  const isFiltered = variables.q !== null || variables.isActive !== null;

  const open = (form: Shown) => {
    setNext(undefined);
    setShown(form);
    if (!form) place.current?.focus({ preventScroll: true });
  };
  const makeDefault = ({ id, name }: PlanRowFragment) =>
    run(id, async () => {
      try {
        await choose({ variables: { id } });
        showToast(`Contas novas começam agora com o plano ${name}.`);
        reload();
      } catch (error) {
        showToast(errorMessage(error, 'Erro ao salvar plano'), 'error');
      }
    });
  const ask = (form: Shown) => (isDirty.current ? setNext({ shown: form }) : open(form));
  const add = (
    <Button onClick={() => ask({})} disabled={shown !== undefined && !shown.plan}>
      Novo Plano
    </Button>
  );

  return (
    <>
      {shown && (
        <PlanForm
          key={shown.plan?.id ?? ''}
          plan={shown.plan}
          isLeaving={next !== undefined}
          onDirty={onDirty}
          onStay={() => setNext(undefined)}
          onDiscard={() => open(next?.shown)}
          onClose={() => ask(undefined)}
          onSaved={() => {
            open(undefined);
            reload();
          }}
        />
      )}
      <Panel title="Todos os planos" actions={add}>
        <ListFrame
          {...list.frame}
          address={address}
          failedText="Erro ao carregar planos"
          filters={
            <>
              <ListSearch address={address} label="Buscar plano" />
              <ListChoice address={address} name="status" label="Situação" choices={STATUSES} />
            </>
          }
          count={page && formatAmount(page.total, 'plano', 'planos')}
          actions={<ExportButton list="plans" filter={{ ...variables, page: null }} fileName="planos" />}
          empty={
            isFiltered ? (
              <EmptyState title="Nenhum plano encontrado">
                <p>Tente outra parte do nome, ou outra situação.</p>
                <LinkButton to={paths.adminPlans()} look="default">
                  Limpar filtros
                </LinkButton>
              </EmptyState>
            ) : (
              <EmptyState title="Nenhum plano ainda">
                <p>Sem planos, cada dono tem o limite das configurações. Crie o primeiro em “Novo Plano”.</p>
              </EmptyState>
            )
          }
          pagesLabel="Páginas dos planos"
        >
          <PlanTable
            plans={list.rows}
            isBusy={isBusy}
            onEdit={(plan) => ask({ plan })}
            onChoose={makeDefault}
            onRemove={setRemoving}
          />
        </ListFrame>
      </Panel>
      {removing && (
        <RemovePlanModal
          plan={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            // A removed plan cannot be edited.
            if (shown?.plan?.id === removing.id) setShown(undefined);
            place.current?.focus({ preventScroll: true });
            reload();
          }}
        />
      )}
    </>
  );
}
