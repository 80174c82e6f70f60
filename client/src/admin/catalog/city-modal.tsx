import { NativeSelect, TextInput } from '@mantine/core';
import { required } from '../../lib/field-rules.ts';
import { formatPlace } from '../../lib/format.ts';
import { STATES } from '../../lib/states.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import { type CityRowFragment, useCreateCityMutation, useUpdateCityMutation } from './cities.gen.ts';

interface CityModalProps {
  /** The one to rename; missing for a new one. */
  city: CityRowFragment | null;
  /** Preselected state of a new one. */
  state: string;
  onClose(): void;
  onSaved(): void;
}

/** Digits, with or without thousands separators. */
const INHABITANTS = /^\d{1,3}(\.?\d{3})*$/;
const NO_NUMBER = 'Informe um número, como 12.500';

function inhabitantsRule(value: string): string | null {
  return value.trim() === '' || INHABITANTS.test(value.trim()) ? null : NO_NUMBER;
}

/** Creates a city (a district, for example) or renames one; state and IBGE code cannot change. */
export function CityModal({ city, state, onClose, onSaved }: CityModalProps) {
  const [create] = useCreateCityMutation();
  const [update] = useUpdateCityMutation();
  const serverForm = useServerForm({
    initialValues: { name: city?.name ?? '', state: city?.state ?? state, population: '' },
    validate: {
      name: required('Nome é obrigatório'),
      state: required('Estado é obrigatório'),
      population: inhabitantsRule,
    },
    failedText: 'Erro ao salvar cidade',
    async send(values) {
      const name = values.name.trim();
      if (city) {
        await update({ variables: { id: city.id, input: { name } } });
        showToast(`A cidade agora se chama ${name}.`);
      } else {
        const digits = values.population.replace(/\D/g, '');
        await create({
          variables: {
            input: { name, state: values.state, population: digits === '' ? null : Number(digits) },
          },
        });
        showToast(`${formatPlace({ name, state: values.state })} foi adicionada.`);
      }
      onSaved();
    },
  });
  const { form } = serverForm;
  return (
    <FormModal
      title={city ? `Renomear ${formatPlace(city)}` : 'Nova cidade'}
      onClose={onClose}
      serverForm={serverForm}
      action={city ? 'Salvar' : 'Adicionar cidade'}
    >
      {!city && (
        <p>
          Os municípios do IBGE já estão na lista. Adicione aqui o que falta, como um distrito ou um município
          novo.
        </p>
      )}
      <TextInput
        label="Nome"
        description="Com acentos, até 80 caracteres."
        name="name"
        maxLength={80}
        required
        autoComplete="off"
        data-autofocus
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      {!city && (
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
