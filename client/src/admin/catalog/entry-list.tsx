import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IfMay } from '../../domain/account/if-may.tsx';
import { required } from '../../lib/field-rules.ts';
import { formatAmount, formatCityState, formatNumber } from '../../lib/format.ts';
import { STATES } from '../../lib/states.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import type { Column } from '../../ui/list/table/column.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { useAskedModal } from '../../ui/modal/use-asked-modal.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { DescribedList } from '../list/described-list.ts';
import lists from '../list/lists.module.css';
import { AdminTable } from '../list/table/admin-table.tsx';
import { capitalized, type Entry, type EntryKind } from './entry-kind.ts';

/** State and population are those of a city. */
interface EntryInput {
  name: string;
  state: string;
  population: number | null;
}

interface EntryModalProps {
  kind: EntryKind;
  /** The entry to rename; missing for a new one. */
  entry: Entry | undefined;
  /** Preselected state of a new city. */
  state: string;
  create(input: EntryInput): Promise<unknown>;
  rename(id: string, name: string): Promise<unknown>;
  onClose(): void;
  onSaved(): void;
}

/** Digits, with or without thousands separators. */
const INHABITANTS = /^\d{1,3}(\.?\d{3})*$/;

const CITY_RULES = {
  state: required('Estado é obrigatório'),
  population: (value: string) =>
    value.trim() === '' || INHABITANTS.test(value.trim()) ? null : 'Informe um número, como 12.500',
};

const fullName = ({ name, state }: { name: string; state?: string }): string =>
  state ? formatCityState({ name, state }) : name;

/** Creates a category or city (a district, for example), or renames one; state and IBGE code cannot change. */
function EntryModal({ kind, entry, state, create, rename, onClose, onSaved }: EntryModalProps) {
  const { singular } = kind;
  const isNewCity = !entry && kind.type === 'city';
  const serverForm = useServerForm({
    initialValues: { name: entry?.name ?? '', state: isNewCity ? state : '', population: '' },
    validate: { name: required('Nome é obrigatório'), ...(isNewCity && CITY_RULES) },
    failedText: `Erro ao salvar ${singular}`,
    async send(values) {
      const name = values.name.trim();
      const digits = values.population.replace(/\D/g, '');
      if (entry) await rename(entry.id, name);
      else await create({ name, state: values.state, population: digits === '' ? null : Number(digits) });
      showToast(
        entry
          ? `A ${singular} agora se chama ${name}.`
          : `${fullName({ name, state: values.state })} foi adicionada.`,
      );
      onSaved();
    },
  });
  const { form } = serverForm;
  return (
    <FormModal
      title={entry ? `Renomear ${fullName(entry)}` : `Nova ${singular}`}
      onClose={onClose}
      serverForm={serverForm}
      action={entry ? 'Salvar' : `Adicionar ${singular}`}
    >
      {isNewCity && (
        <p>
          Os municípios do IBGE já estão na lista. Adicione aqui o que falta, como um distrito ou um município
          novo.
        </p>
      )}
      <TextInput
        label="Nome"
        description={kind.nameHint}
        name="name"
        maxLength={kind.nameLength}
        required
        autoComplete="off"
        data-autofocus
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      {isNewCity && (
        <div className={formClasses.pair}>
          <NativeSelect
            label="Estado"
            name="state"
            required
            data={[
              { value: '', label: 'Escolha o estado' },
              ...STATES.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
            ]}
            key={form.key('state')}
            {...form.getInputProps('state')}
          />
          <TextInput
            label="Habitantes (opcional)"
            description="Entre cidades de mesmo nome, a maior vem primeiro."
            name="population"
            inputMode="numeric"
            maxLength={11}
            autoComplete="off"
            key={form.key('population')}
            {...form.getInputProps('population')}
          />
        </div>
      )}
    </FormModal>
  );
}

interface EntryListProps<Row extends Entry> {
  kind: EntryKind;
  table: DescribedList<Row>;
  /** The state that the list is filtered by, for a new city. */
  state?: string | null | undefined;
  /** Between the name and the companies. */
  columns?: Column<Row>[];
  /** Filter of the companies' list for the companies of a row. */
  companiesOf(row: Row): Record<string, string>;
  create(input: EntryInput): Promise<unknown>;
  update(id: string, input: { name: string } | { isVisible: boolean }): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

/** Lists categories or cities: search, add, rename, hide, remove. */
export function EntryList<Row extends Entry>({
  kind,
  table,
  state,
  columns = [],
  companiesOf,
  create,
  update,
  remove,
}: EntryListProps<Row>) {
  const { singular, plural, type } = kind;
  const { list } = table;
  const { reload } = list;
  const [editing, setEditing] = useState<Row | 'new'>();
  const [hiding, setHiding] = useState<Row>();
  const [removing, setRemoving] = useState<Row>();
  useAskedModal(() => setEditing('new'));
  const companies = (row: Row) =>
    row.companiesCount === 0 ? (
      <>
        Nenhuma<span className={lists.onCard}> empresa</span>
      </>
    ) : (
      <Link className={lists.whole} to={paths.admin({ tab: 'companies', ...companiesOf(row) })}>
        {formatAmount(row.companiesCount, 'empresa', 'empresas')}
      </Link>
    );

  const toggle = (row: Row) =>
    list.decide(row, () => update(row.id, { isVisible: !row.isVisible }), {
      done: row.isVisible ? `${row.name} não é mais oferecida.` : `${row.name} voltou a ser oferecida.`,
      failed: `Erro ao salvar ${singular}`,
      undo: () => update(row.id, { isVisible: row.isVisible }),
    });

  return (
    <>
      <AdminTable<Row>
        table={table}
        details={{ title: ({ name }) => name }}
        rowActions={(row) => [
          { text: 'Renomear', act: () => setEditing(row) },
          row.isVisible && row.companiesCount > 0
            ? { text: 'Ocultar', act: () => setHiding(row) }
            : { text: row.isVisible ? 'Ocultar' : 'Mostrar', act: () => toggle(row) },
          { text: 'Histórico', may: 'readAudit', act: paths.adminAudit({ type, subject: row.id }) },
          { text: 'Remover', act: () => setRemoving(row), isGrave: true },
        ]}
        actions={<Button onClick={() => setEditing('new')}>Nova {singular}</Button>}
        empty={
          <EmptyState title={`Nenhuma ${singular} ainda`}>
            <p>Sem {plural} ninguém cadastra empresas.</p>
            <IfMay may="manageCatalog">
              <p>Adicione a primeira.</p>
              <Button onClick={() => setEditing('new')}>Adicionar {singular}</Button>
            </IfMay>
          </EmptyState>
        }
        columns={[
          {
            name: capitalized(singular),
            orders: { ascending: 'name', descending: 'nameDescending' },
            title: ({ name }) => name,
          },
          ...columns,
          {
            name: 'Empresas',
            width: '8.5rem',
            orders: { ascending: 'companiesAscending', descending: 'companies', first: 'descending' },
            cell: companies,
          },
          {
            name: 'Situação',
            width: '7rem',
            orders: { ascending: 'visible', descending: 'hidden' },
            cell: ({ isVisible }) =>
              isVisible ? <StatusTag tone="good">Visível</StatusTag> : <StatusTag>Oculta</StatusTag>,
          },
        ]}
      />
      {editing && (
        <EntryModal
          kind={kind}
          entry={editing === 'new' ? undefined : editing}
          state={state ?? ''}
          create={create}
          rename={(id, name) => update(id, { name })}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined);
            reload();
          }}
        />
      )}
      {hiding && (
        <HideEntryModal
          entry={hiding}
          kind={singular}
          hide={() => {
            setHiding(undefined);
            toggle(hiding);
          }}
          onClose={() => setHiding(undefined)}
        />
      )}
      {removing && (
        <RemoveEntryModal
          entry={removing}
          kind={singular}
          companies={companies(removing)}
          remove={() => remove(removing.id)}
          hide={() => {
            setRemoving(undefined);
            toggle(removing);
          }}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            reload();
            list.element.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

interface HideEntryModalProps {
  entry: Entry;
  kind: EntryKind['singular'];
  hide(): void;
  onClose(): void;
}

/** Asks before a category or city that companies use is hidden. */
function HideEntryModal({ entry: { name, companiesCount }, kind, hide, onClose }: HideEntryModalProps) {
  return (
    <ConfirmModal
      title={`Ocultar ${name}?`}
      action={`Ocultar ${kind}`}
      isDestructive={false}
      isBusy={false}
      onConfirm={hide}
      onClose={onClose}
    >
      <p>
        A {kind} deixa de ser oferecida em buscas e cadastros.{' '}
        {companiesCount === 1
          ? `A empresa desta ${kind} continua no ar.`
          : `As ${formatNumber(companiesCount)} empresas desta ${kind} continuam no ar.`}{' '}
        Dá para mostrá-la de novo.
      </p>
    </ConfirmModal>
  );
}

interface RemoveEntryModalProps {
  entry: Entry;
  kind: EntryKind['singular'];
  /** Link to the companies that use it. */
  companies: ReactNode;
  remove(): Promise<unknown>;
  hide(): void;
  onClose(): void;
  /** Called once it is removed, now or by somebody else before. */
  onRemoved(): void;
}

/** Confirms the removal of a category or city. When companies use it, says why not and offers to hide it. */
function RemoveEntryModal({
  entry: { name, isVisible, companiesCount },
  kind,
  companies,
  remove,
  hide,
  onClose,
  onRemoved,
}: RemoveEntryModalProps) {
  if (companiesCount === 0) {
    return (
      <AttemptModal
        title={`Remover ${name}?`}
        action={`Remover ${kind}`}
        run={remove}
        doneText={`${name} foi removida.`}
        failedText={`Erro ao remover ${kind}`}
        codesOfDone={['NOT_FOUND']}
        onDone={onRemoved}
        onClose={onClose}
      >
        <p>
          A {kind} deixa de existir no guia. Nenhuma empresa usa esta {kind}. Isto não pode ser desfeito.
        </p>
      </AttemptModal>
    );
  }
  return (
    <SiteModal title={`Não é possível remover ${name}`} size="md" onClose={onClose}>
      <p>
        Esta {kind} ainda tem {companies}. {companiesCount === 1 ? 'Mude-a' : 'Mude-as'} de {kind} antes de
        remover.
      </p>
      <p>
        {isVisible
          ? `Se quiser, oculte a ${kind}: ela deixa de ser oferecida em buscas e cadastros, e as empresas continuam no ar.`
          : `A ${kind} já está oculta: não é oferecida em buscas e cadastros, e as empresas continuam no ar.`}
      </p>
      <div className={formClasses.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Fechar
        </Button>
        {isVisible && <Button onClick={hide}>Ocultar {kind}</Button>}
      </div>
    </SiteModal>
  );
}
