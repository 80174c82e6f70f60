import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { KindInput } from '../../domain/kinds/kind-input.tsx';
import type { KindChoiceFragment } from '../../domain/kinds/kinds.gen.ts';
import { required } from '../../lib/field-rules.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import {
  type KindRowFragment,
  useCreateKindMutation,
  useKindCategoriesQuery,
  useUpdateKindMutation,
} from './kinds.gen.ts';

interface KindModalProps {
  /** The kind to edit; missing for a new one. */
  kind: KindRowFragment | undefined;
  /** Preselected category of a new kind. */
  categoryId?: string;
  onClose(): void;
}

/** Creates or edits a kind of business. */
export function KindModal({ kind, categoryId = '', onClose }: KindModalProps) {
  const offered = useKindCategoriesQuery().data?.categories ?? [];
  const own = kind?.category;
  // That of the kind may be hidden.
  const categories = own && !offered.some(({ id }) => id === own.id) ? [...offered, own] : offered;
  const [broader, setBroader] = useState<Pick<KindChoiceFragment, 'id' | 'name'> | null>(
    kind?.broader ?? null,
  );
  const [create] = useCreateKindMutation();
  const [update] = useUpdateKindMutation();
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: {
      name: kind?.name ?? '',
      plural: kind?.plural ?? '',
      categoryId: own?.id ?? categoryId,
      broaderId: kind?.broader?.name ?? '',
      schemaType: kind?.schemaType ?? '',
    },
    validate: {
      name: required('Nome é obrigatório'),
      categoryId: required('Categoria é obrigatória'),
      broaderId: (text: string) =>
        text.trim() === '' || text === broader?.name
          ? null
          : 'Escolha um segmento da lista ou deixe em branco.',
    },
    failedText: 'Erro ao salvar segmento',
    async send(values) {
      const input = {
        name: values.name.trim(),
        plural: values.plural.trim(),
        categoryId: values.categoryId,
        broaderId: values.broaderId.trim() === '' ? '' : (broader?.id ?? ''),
        schemaType: values.schemaType.trim(),
      };
      if (kind) await update({ variables: { id: kind.id, input } });
      else await create({ variables: { input } });
      showToast(`${input.name} foi ${kind ? 'salvo' : 'adicionado'}.`);
      onClose();
    },
  });
  const { form } = serverForm;
  return (
    <FormModal
      title={kind ? `Editar ${kind.name}` : 'Novo segmento'}
      onClose={onClose}
      serverForm={serverForm}
      action={kind ? 'Salvar' : 'Adicionar segmento'}
    >
      <TextInput
        label="Nome"
        description="Como aparece nas empresas e nos filtros, com até 80 caracteres. Vale também como palavra."
        name="name"
        maxLength={80}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Nome no plural (opcional)"
        description="No título das listas, como “Padarias”. Em branco vale o nome."
        name="plural"
        maxLength={80}
        autoComplete="off"
        {...form.getInputProps('plural')}
      />
      <NativeSelect
        label="Categoria"
        name="categoryId"
        required
        data={[
          { value: '', label: 'Escolha a categoria' },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        {...form.getInputProps('categoryId')}
      />
      <KindInput
        label="Segmento mais amplo (opcional)"
        description="Quem busca o mais amplo encontra também este, depois dos outros."
        name="broaderId"
        isFormField
        placeholder="Nome ou palavra"
        onPick={(choice) => {
          setBroader(choice);
          form.setFieldValue('broaderId', choice.name);
        }}
        value={form.values.broaderId}
        error={form.errors.broaderId}
        onChange={(text) => form.setFieldValue('broaderId', text)}
      />
      <TextInput
        label="Tipo do schema.org (opcional)"
        description="Diz a buscadores o que a empresa é, como “Bakery” ou “HairSalon”."
        name="schemaType"
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('schemaType')}
      />
    </FormModal>
  );
}
