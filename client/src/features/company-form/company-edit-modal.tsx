import { useState } from 'react';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { type CompanyFieldsFragment, useUpdateCompanyMutation } from './company-form.gen.ts';
import { CompanyForm } from './company-form.tsx';
import { CarefulModal } from './company-form-modal.tsx';
import { type CompanyValues, changesOf, valuesOf } from './company-values.ts';
import type { ChosenLogo } from './logo-field.tsx';

interface CompanyEditModalProps {
  company: CompanyFieldsFragment;
  onClose(): void;
}

/** Its owner changes a company over the page that shows it. */
export function CompanyEditModal({ company, onClose }: CompanyEditModalProps) {
  const [update, { loading }] = useUpdateCompanyMutation();
  const [initial] = useState(() => valuesOf(company));

  const save = async (values: CompanyValues, logo: ChosenLogo) => {
    const input = changesOf(initial, values);
    if (Object.keys(input).length > 0 || logo !== undefined) {
      await update({ variables: { id: company.id, input, ...(logo !== undefined && { logo }) } });
    }
    showToast('Empresa atualizada com sucesso!');
    onClose();
  };
  return (
    <CarefulModal title="Editar Empresa" canClose={!loading} onClose={onClose}>
      {(onDirty) => (
        <CompanyForm
          initial={initial}
          isEdited
          currentLogo={company.logo?.url}
          ownCategory={company.category}
          submitText="Salvar alterações"
          onSave={save}
          onDirty={onDirty}
        />
      )}
    </CarefulModal>
  );
}
