import { useRef, useState } from 'react';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { UNSAVED } from '../../ui/form/leave-notice.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import type { CompanyFieldsFragment } from './company-form.gen.ts';
import { CompanyForm, type CompanyFormProps } from './company-form.tsx';
import { type CompanyChanges, type CompanyValues, changesOf, valuesOf } from './company-values.ts';
import type { ChosenLogo } from './logo-field.tsx';

interface CompanyFormModalProps extends Omit<CompanyFormProps, 'onDirty' | 'renderMap'> {
  title: string;
  isBusy: boolean;
  onClose(): void;
}

/** Shows the company form in a modal. Leaving asks first when something was typed. */
export function CompanyFormModal({ title, isBusy, onClose, ...form }: CompanyFormModalProps) {
  /** Not a state: Escape may be pressed right after a letter, before the next rendering. */
  const isDirty = useRef(false);
  const [onDirty] = useState(() => (dirty: boolean) => {
    isDirty.current = dirty;
  });
  return (
    <SiteModal
      title={title}
      canClose={!isBusy}
      hasTyped={() => isDirty.current}
      leaveWords={UNSAVED}
      onClose={onClose}
    >
      <CompanyForm {...form} onDirty={onDirty} />
    </SiteModal>
  );
}

interface EditModalProps
  extends Pick<CompanyFormModalProps, 'title' | 'kind' | 'failedText' | 'isBusy' | 'onClose'> {
  company: CompanyFieldsFragment & { ownerEmail?: string | null };
  update(options: { variables: { id: string; input: CompanyChanges; logo: ChosenLogo } }): Promise<unknown>;
  onSaved(): void;
}

/** Changes a company: sends only what was changed, and nothing when nothing was. */
export function EditModal({ company, update, onSaved, ...form }: EditModalProps) {
  const [initial] = useState(() => valuesOf(company));
  const save = async (values: CompanyValues, logo: ChosenLogo) => {
    const input = changesOf(initial, values);
    if (Object.keys(input).length > 0 || logo !== undefined) {
      await update({ variables: { id: company.id, input, logo } });
    }
    showToast('Empresa atualizada com sucesso!');
    onSaved();
  };
  return (
    <CompanyFormModal
      {...form}
      initial={initial}
      company={company}
      submitText="Salvar alterações"
      onSave={save}
    />
  );
}
