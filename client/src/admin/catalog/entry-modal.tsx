import { NativeSelect, TextInput } from '@mantine/core';
import { required } from '../../lib/field-rules.ts';
import { formatCityState } from '../../lib/format.ts';
import { STATES } from '../../lib/states.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import type { Entry, EntryKind } from './entry-kind.ts';

/** State and population are those of a city. */
export interface EntryInput {
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
export function EntryModal({ kind, entry, state, create, rename, onClose, onSaved }: EntryModalProps) {
  const { one } = kind;
  const isNewCity = !entry && kind.type === 'city';
  const serverForm = useServerForm({
    initialValues: { name: entry?.name ?? '', state: isNewCity ? state : '', population: '' },
    validate: { name: required('Nome é obrigatório'), ...(isNewCity && CITY_RULES) },
    failedText: `Erro ao salvar ${one}`,
    async send(values) {
      const name = values.name.trim();
      const digits = values.population.replace(/\D/g, '');
      if (entry) await rename(entry.id, name);
      else await create({ name, state: values.state, population: digits === '' ? null : Number(digits) });
      showToast(
        entry
          ? `A ${one} agora se chama ${name}.`
          : `${fullName({ name, state: values.state })} foi adicionada.`,
      );
      onSaved();
    },
  });
  const { form } = serverForm;
  return (
    <FormModal
      title={entry ? `Renomear ${fullName(entry)}` : `Nova ${one}`}
      onClose={onClose}
      serverForm={serverForm}
      action={entry ? 'Salvar' : `Adicionar ${one}`}
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
