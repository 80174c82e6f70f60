import { useRef, useState } from 'react';
import { LeaveNotice } from '../../components/leave-notice.tsx';
import { SiteModal } from '../../components/site-modal.tsx';
import { showToast } from '../../components/toast-store.ts';
import { type CompanyFieldsFragment, useUpdateCompanyMutation } from './company-form.gen.ts';
import { CompanyForm } from './company-form.tsx';
import { type CompanyValues, changesOf, valuesOf } from './company-values.ts';

interface CompanyEditModalProps {
  company: CompanyFieldsFragment;
  onClose(): void;
}

/** Changes a company over the page that shows it. What was typed is not lost by a slip: leaving asks first. */
export function CompanyEditModal({ company, onClose }: CompanyEditModalProps) {
  const [update, { loading }] = useUpdateCompanyMutation();
  /** Not a state: Escape may come right behind a letter, before anything is drawn again. */
  const isDirty = useRef(false);
  const [onDirty] = useState(() => (dirty: boolean) => {
    isDirty.current = dirty;
  });
  const [isLeaving, setIsLeaving] = useState(false);
  /** Where one was when one wanted to leave. */
  const left = useRef<HTMLElement>(undefined);
  const [initial] = useState(() => valuesOf(company));

  const save = async (values: CompanyValues, logo: File | undefined) => {
    const input = changesOf(initial, values);
    if (Object.keys(input).length > 0 || logo) {
      await update({ variables: { id: company.id, input, ...(logo && { logo }) } });
    }
    showToast('Empresa atualizada com sucesso!');
    onClose();
  };
  const stay = () => {
    setIsLeaving(false);
    left.current?.focus();
  };
  const leave = () => {
    if (isLeaving) stay();
    else if (isDirty.current) {
      left.current = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
      setIsLeaving(true);
    } else onClose();
  };
  return (
    <SiteModal title="Editar Empresa" size="lg" canClose={!loading} onClose={leave}>
      {isLeaving && (
        <LeaveNotice
          stayText="Continuar editando"
          leaveText="Descartar alterações"
          onStay={stay}
          onLeave={onClose}
        >
          Há alterações que não foram salvas.
        </LeaveNotice>
      )}
      <CompanyForm
        initial={initial}
        isEdited
        currentLogo={company.logo?.url}
        ownCategory={company.category}
        submitText="Salvar alterações"
        onSave={save}
        onDirty={onDirty}
        onCancel={leave}
      />
    </SiteModal>
  );
}
