import { showToast } from '../../ui/feedback/toast-store.ts';
import { ListState } from '../../ui/list/list-state.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import {
  useAdminCreateCompanyMutation,
  useAdministeredCompanyQuery,
  useAdminUpdateCompanyMutation,
} from './company-form.gen.ts';
import { CompanyFormModal, EditModal } from './company-form-modal.tsx';
import { adminInputOf, type CompanyValues, EMPTY_COMPANY } from './company-values.ts';
import type { ChosenLogo } from './logo-field.tsx';

interface AdminCompanyModalProps {
  /** The company to edit; missing for a new one. */
  id?: string | undefined;
  onClose(): void;
  onSaved(): void;
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
      kind="administrator"
      initial={EMPTY_COMPANY}
      submitText="Criar empresa"
      failedText="Erro ao criar empresa"
      isBusy={loading}
      onSave={save}
      onClose={onClose}
    />
  );
}

function Edit({ id, ...props }: AdminCompanyModalProps & { id: string }) {
  const { data, failure, refetch } = useAdministeredCompanyQuery({ variables: { id } });
  const [update, { loading }] = useAdminUpdateCompanyMutation();
  const title = 'Editar empresa';
  if (data) {
    return (
      <EditModal
        key={id}
        {...props}
        title={title}
        kind="administrator"
        company={data.company}
        update={update}
        isBusy={loading}
        failedText="Erro ao atualizar empresa"
      />
    );
  }
  return (
    <SiteModal title={title} onClose={props.onClose}>
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
  return id === undefined ? <Create {...props} /> : <Edit id={id} {...props} />;
}
