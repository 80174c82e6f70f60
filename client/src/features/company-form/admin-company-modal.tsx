import { useRef, useState } from 'react';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { UNSAVED } from '../../ui/form/leave-notice.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import {
  type AdministeredCompanyQuery,
  useAdminCreateCompanyMutation,
  useAdministeredCompanyQuery,
  useAdminUpdateCompanyMutation,
} from './company-form.gen.ts';
import { CompanyForm, type CompanyFormProps } from './company-form.tsx';
import { adminInputOf, type CompanyValues, changesOf, EMPTY_COMPANY, valuesOf } from './company-values.ts';
import type { ChosenLogo } from './logo-field.tsx';

interface AdminCompanyModalProps {
  /** The company to edit; missing for a new one. */
  id?: string | undefined;
  onClose(): void;
  onSaved(): void;
}

interface CompanyFormModalProps extends Omit<CompanyFormProps, 'kind' | 'onDirty'> {
  title: string;
  isBusy: boolean;
  onClose(): void;
}

/** Shows the company form in a modal. Leaving asks first when something was typed. */
function CompanyFormModal({ title, isBusy, onClose, ...form }: CompanyFormModalProps) {
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
      <CompanyForm {...form} kind="administrator" onDirty={onDirty} />
    </SiteModal>
  );
}

function Create({ onClose, onSaved }: AdminCompanyModalProps) {
  const [create, { loading }] = useAdminCreateCompanyMutation();
  const save = async (values: CompanyValues, logo: ChosenLogo) => {
    await create({ variables: { input: adminInputOf(values), logo } });
    showToast('Empresa criada com sucesso!');
    onSaved();
  };
  return (
    <CompanyFormModal
      title="Nova empresa"
      initial={EMPTY_COMPANY}
      submitText="Criar empresa"
      failedText="Erro ao criar empresa"
      isBusy={loading}
      onSave={save}
      onClose={onClose}
    />
  );
}

const EDIT_TITLE = 'Editar empresa';

type EditProps = Omit<AdminCompanyModalProps, 'id'> & { company: AdministeredCompanyQuery['company'] };

function Edit({ company, onSaved, onClose }: EditProps) {
  const [update, { loading }] = useAdminUpdateCompanyMutation();
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
      title={EDIT_TITLE}
      initial={initial}
      company={company}
      submitText="Salvar alterações"
      failedText="Erro ao atualizar empresa"
      isBusy={loading}
      onSave={save}
      onClose={onClose}
    />
  );
}

function LoadedEdit({ id, ...props }: AdminCompanyModalProps & { id: string }) {
  const { data, failure, refetch } = useAdministeredCompanyQuery({ variables: { id } });
  if (data) return <Edit key={id} {...props} company={data.company} />;
  return (
    <SiteModal title={EDIT_TITLE} onClose={props.onClose}>
      <ListState
        hasData={false}
        isFailed={failure !== undefined}
        failedText={
          failure?.code === 'NOT_FOUND' ? 'Empresa não encontrada' : 'Erro ao carregar dados da empresa'
        }
        retry={refetch}
      />
    </SiteModal>
  );
}

/** Shows the administrators' company form: name, category and city are enough. */
export function AdminCompanyModal({ id, ...props }: AdminCompanyModalProps) {
  return id === undefined ? <Create {...props} /> : <LoadedEdit id={id} {...props} />;
}
