import { type CompanyFieldsFragment, useUpdateCompanyMutation } from './company-form.gen.ts';
import { EditModal } from './company-form-modal.tsx';

/** Shows the owner's company form over the page of the company. */
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
