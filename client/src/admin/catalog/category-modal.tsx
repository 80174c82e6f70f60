import { TextInput } from '@mantine/core';
import { required } from '../../lib/field-rules.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { FormModal } from '../../ui/modal/form-modal.tsx';
import {
  type CategoryRowFragment,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from './categories.gen.ts';

interface CategoryModalProps {
  /** The one to rename; missing for a new one. */
  category: CategoryRowFragment | null;
  onClose(): void;
  onSaved(): void;
}

/** Creates or renames a category. */
export function CategoryModal({ category, onClose, onSaved }: CategoryModalProps) {
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const serverForm = useServerForm({
    initialValues: { name: category?.name ?? '' },
    validate: { name: required('Nome é obrigatório') },
    failedText: 'Erro ao salvar categoria',
    async send(values) {
      const name = values.name.trim();
      if (category) await update({ variables: { id: category.id, input: { name } } });
      else await create({ variables: { name } });
      showToast(category ? `A categoria agora se chama ${name}.` : `${name} foi adicionada.`);
      onSaved();
    },
  });
  const { form } = serverForm;
  return (
    <FormModal
      title={category ? `Renomear ${category.name}` : 'Nova categoria'}
      onClose={onClose}
      serverForm={serverForm}
      action={category ? 'Salvar' : 'Adicionar categoria'}
    >
      <TextInput
        label="Nome"
        description="Como aparece em buscas e cadastros, com até 60 caracteres."
        name="name"
        maxLength={60}
        required
        autoComplete="off"
        data-autofocus
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
    </FormModal>
  );
}
