import { type CompanyFieldsFragment, useUpdateCompanyMutation } from './company-form.gen.ts';
import { EditModal } from './company-form-modal.tsx';

/** The owner's form for a company, over the page that shows it. */
export function CompanyEditModal(props: { company: CompanyFieldsFragment; onClose(): void }) {
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
