import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListChoice } from '../../ui/list/list-choice.tsx';
import { ListSearch } from '../../ui/list/list-search.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import { useListAddress } from '../../ui/list/use-list-params.ts';
import { Panel } from '../../ui/panel.tsx';
import { useDecisions } from '../actions/use-decisions.ts';
import { ExportButton } from '../list/export-button.tsx';
import { isBeyond } from '../list/is-beyond.ts';
import listClasses from '../list/lists.module.css';
import { ToLastPage } from '../list/to-last-page.tsx';
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

/** Plans, the cheapest first; the form is there when it is asked for (SPEC section 2, Plan manager). */
export function PlanManager() {
  const address = useListAddress();
  const status = address.choice('status', ['all', 'active', 'inactive']);
  const variables = {
    q: address.text('q') || null,
    isActive: status === 'all' ? null : status === 'active',
    page: address.page,
  };
  const { data, previousData, failure, refetch } = useManagedPlansQuery({ variables });
  const { place, renew, isBusy, run } = useDecisions('UpdatePlan');
  const [choose] = useSetDefaultPlanMutation();
  const [shown, setShown] = useState<Shown>();
  /** What was asked for while there was something to lose. */
  const [next, setNext] = useState<{ shown: Shown }>();
  const [removing, setRemoving] = useState<PlanRowFragment>();
  const isDirty = useRef(false);
  const [onDirty] = useState(() => (dirty: boolean) => {
    isDirty.current = dirty;
  });
  const list = (data ?? previousData)?.plans;
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
        renew();
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

  if (isBeyond(data?.plans)) return <ToLastPage address={address} list={data?.plans} />;
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
            renew();
          }}
        />
      )}
      <Panel title="Todos os planos" actions={add}>
        <div ref={place} tabIndex={-1} className={listClasses.place}>
          <fieldset className={listClasses.filters}>
            <legend className="visually-hidden">Filtros</legend>
            <ListSearch address={address} label="Buscar plano" />
            <ListChoice address={address} name="status" label="Situação" choices={STATUSES} />
            <ExportButton list="plans" filter={{ ...variables, page: null }} fileName="planos" />
          </fieldset>
          <ListState
            hasData={list !== undefined}
            isEmpty={list?.items.length === 0}
            isFailed={failure !== undefined}
            failedText="Erro ao carregar planos"
            retry={refetch}
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
                  <p>
                    Sem planos, cada dono tem o limite das configurações. Crie o primeiro em “Novo Plano”.
                  </p>
                </EmptyState>
              )
            }
          >
            <PlanTable
              plans={list?.items ?? []}
              isBusy={isBusy}
              onEdit={(plan) => ask({ plan })}
              onChoose={makeDefault}
              onRemove={setRemoving}
            />
            <Paging
              label="Páginas dos planos"
              page={list?.page ?? 1}
              lastPage={list?.lastPage ?? 1}
              pathOf={address.pathOf}
            />
          </ListState>
        </div>
      </Panel>
      {removing && (
        <RemovePlanModal
          plan={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            // What is gone can no longer be changed.
            if (shown?.plan?.id === removing.id) setShown(undefined);
            place.current?.focus({ preventScroll: true });
            renew();
          }}
        />
      )}
    </>
  );
}
