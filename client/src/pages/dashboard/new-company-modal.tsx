import { useRef, useState } from 'react';
import { LeaveNotice } from '../../components/leave-notice.tsx';
import { SiteModal } from '../../components/site-modal.tsx';
import { showToast } from '../../components/toast-store.ts';
import { CompanyForm } from '../../features/company-form/company-form.tsx';
import { type CompanyValues, EMPTY_COMPANY, inputOf } from '../../features/company-form/company-values.ts';
import { useNewCompanyMutation } from './new-company.gen.ts';

/** Lists and figures that one company more changes. */
const CHANGED = ['adminStats', 'adminOverview', 'adminCompanies', 'companies', 'siteStatistics'];

/** Makes a company, approved at once; categories come from the server (SPEC section 2, DECISIONS section 1). */
export function NewCompanyModal({ onClose }: { onClose(): void }) {
  const [create, { loading }] = useNewCompanyMutation();
  /** Not a state: Escape may come right behind a letter, before anything is drawn again. */
  const isDirty = useRef(false);
  const [onDirty] = useState(() => (dirty: boolean) => {
    isDirty.current = dirty;
  });
  const [isLeaving, setIsLeaving] = useState(false);
  /** Where one was when one wanted to leave. */
  const left = useRef<HTMLElement>(undefined);

  const save = async (values: CompanyValues, logo: File | undefined) => {
    const { data } = await create({
      variables: { input: inputOf(values), ...(logo && { logo }) },
      update: (cache) => {
        for (const fieldName of CHANGED) cache.evict({ id: 'ROOT_QUERY', fieldName });
      },
    });
    showToast(`${data?.adminCreateCompany.name ?? 'Empresa'} foi publicada.`);
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
    <SiteModal title="Nova empresa" size="lg" canClose={!loading} onClose={leave}>
      {isLeaving && (
        <LeaveNotice stayText="Continuar o cadastro" leaveText="Descartar" onStay={stay} onLeave={onClose}>
          A empresa ainda não foi salva.
        </LeaveNotice>
      )}
      <CompanyForm
        initial={EMPTY_COMPANY}
        isEdited={false}
        submitText="Criar empresa"
        onSave={save}
        onDirty={onDirty}
        onCancel={leave}
      />
    </SiteModal>
  );
}
