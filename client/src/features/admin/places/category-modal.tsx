import { Button, TextInput } from '@mantine/core';
import { CancelButton } from '../../../components/cancel-button.tsx';
import formClasses from '../../../components/form.module.css';
import { Notice } from '../../../components/notice.tsx';
import { SiteModal } from '../../../components/site-modal.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { required } from '../../../lib/field-rules.ts';
import { useServerForm } from '../../../lib/use-server-form.ts';
import {
  type CategoryRowFragment,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from './categories.gen.ts';

interface CategoryModalProps {
  /** The one that gets another name; none for a new one. */
  category: CategoryRowFragment | null;
  onClose(): void;
  onSaved(): void;
}

/** A new category, or another name for one. */
export function CategoryModal({ category, onClose, onSaved }: CategoryModalProps) {
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const { form, element, problem, submit } = useServerForm({
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
  return (
    <SiteModal
      title={category ? `Renomear ${category.name}` : 'Nova categoria'}
      size="md"
      canClose={!form.submitting}
      hasTyped={() => form.isDirty()}
      onClose={onClose}
    >
      <form ref={element} className={formClasses.form} onSubmit={submit} noValidate>
        {problem && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
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
        <div className={formClasses.actions}>
          <CancelButton disabled={form.submitting} />
          <Button type="submit" loading={form.submitting}>
            {category ? 'Salvar' : 'Adicionar categoria'}
          </Button>
        </div>
      </form>
    </SiteModal>
  );
}
