import { type CompanyFieldsFragment, useUpdateCompanyMutation } from './company-form.gen.ts';
import { EditModal } from './company-form-modal.tsx';

interface CompanyEditModalProps {
  company: CompanyFieldsFragment;
  onClose(): void;
}

/** The owner's form for a company, over the page that shows it. */
export function CompanyEditModal(props: CompanyEditModalProps) {
  const [update, { loading }] = useUpdateCompanyMutation();
  return (
    <EditModal
      {...props}
      title="Editar Empresa"
      kind="edited"
      update={update}
      isBusy={loading}
      onSaved={props.onClose}
    />
  );
}
