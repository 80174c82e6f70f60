import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { KindInput } from '../../domain/kinds/kind-input.tsx';
import { required } from '../../lib/field-rules.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import choices from '../../ui/field/choices.module.css';
import formClasses from '../../ui/form/form.module.css';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import {
  type AttributeRowFragment,
  useCreateAttributeMutation,
  useUpdateAttributeMutation,
} from './attributes.gen.ts';
import { useKindCategoriesQuery } from './kinds.gen.ts';

interface AttributeModalProps {
  /** The attribute to edit; missing for a new one. */
  attribute: AttributeRowFragment | undefined;
  onClose(): void;
  onSaved(): void;
}

/** Creates or edits an attribute, and assigns it to categories and kinds. */
export function AttributeModal({ attribute, onClose, onSaved }: AttributeModalProps) {
  const categories = useKindCategoriesQuery().data?.categories ?? [];
  const [kinds, setKinds] = useState(attribute?.kinds ?? []);
  const [typedKind, setTypedKind] = useState('');
  const [create] = useCreateAttributeMutation();
  const [update] = useUpdateAttributeMutation();
  const serverForm = useServerForm({
    mode: 'controlled',
    initialValues: {
      name: attribute?.name ?? '',
      categoryIds: (attribute?.categories ?? []).map(({ id }) => id),
    },
    validate: { name: required('Nome é obrigatório') },
    failedText: 'Erro ao salvar característica',
    async send({ name, categoryIds }) {
      const input = { name: name.trim(), categoryIds, kindIds: kinds.map(({ id }) => id) };
      if (attribute) await update({ variables: { id: attribute.id, input } });
      else await create({ variables: { input } });
      showToast(`${input.name} foi ${attribute ? 'salva' : 'adicionada'}.`);
      onSaved();
    },
  });
  const { form } = serverForm;
  const { categoryIds } = form.values;
  return (
    <FormModal
      title={attribute ? `Editar ${attribute.name}` : 'Nova característica'}
      onClose={onClose}
      serverForm={serverForm}
      action={attribute ? 'Salvar' : 'Adicionar característica'}
    >
      <TextInput
        label="Nome"
        description="Como aparece nas empresas e nos filtros, com até 60 caracteres."
        name="name"
        maxLength={60}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <fieldset className={formClasses.group}>
        <legend>Categorias em que importa</legend>
        <p className={formClasses.aside}>
          Sem nenhuma categoria e nenhum segmento, vale para todas as empresas.
        </p>
        <div className={choices.choices}>
          {categories.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={categoryIds.includes(id)}
              onChange={({ currentTarget }) =>
                form.setFieldValue(
                  'categoryIds',
                  currentTarget.checked
                    ? [...categoryIds, id]
                    : categoryIds.filter((categoryId) => categoryId !== id),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <KindInput
        label="Acrescentar segmento (opcional)"
        name="kindIds"
        isFormField
        placeholder="Nome ou palavra"
        onPick={(choice) => {
          setKinds([...kinds.filter(({ id }) => id !== choice.id), choice]);
          setTypedKind('');
        }}
        value={typedKind}
        onChange={setTypedKind}
      />
      {kinds.length > 0 && (
        <ul aria-label="Segmentos em que importa">
          {kinds.map((kind) => (
            <li key={kind.id}>
              {kind.name}{' '}
              <Button
                variant="subtle"
                aria-label={`Remover ${kind.name}`}
                onClick={() => setKinds(kinds.filter(({ id }) => id !== kind.id))}
              >
                Remover
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormModal>
  );
}
