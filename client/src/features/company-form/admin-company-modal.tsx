import { useState } from 'react';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ListState } from '../../ui/list/list-state.tsx';
import {
  type AdministeredCompanyQuery,
  useAdminCreateCompanyMutation,
  useAdministeredCompanyQuery,
  useAdminUpdateCompanyMutation,
} from './company-form.gen.ts';
import { CompanyForm } from './company-form.tsx';
import { CarefulModal } from './company-form-modal.tsx';
import { adminInputOf, type CompanyValues, changesOf, EMPTY_COMPANY, valuesOf } from './company-values.ts';
import type { ChosenLogo } from './logo-field.tsx';

interface AdminCompanyModalProps {
  /** The company to change; a new one without. */
  id?: string | undefined;
  onClose(): void;
  onSaved(): void;
}

type AdministeredCompany = AdministeredCompanyQuery['company'];
type EditProps = AdminCompanyModalProps & { company: AdministeredCompany };

function Create({ onClose, onSaved }: AdminCompanyModalProps) {
  const [create, { loading }] = useAdminCreateCompanyMutation();
  const save = async (values: CompanyValues, logo: ChosenLogo) => {
    await create({ variables: { input: adminInputOf(values), ...(logo && { logo }) } });
    showToast('Empresa criada com sucesso!');
    onSaved();
  };
  return (
    <CarefulModal title="Nova empresa" canClose={!loading} onClose={onClose}>
      {(onDirty) => (
        <CompanyForm
          initial={EMPTY_COMPANY}
          isEdited={false}
          isAdministrators
          submitText="Criar empresa"
          failedText="Erro ao criar empresa"
          onSave={save}
          onDirty={onDirty}
        />
      )}
    </CarefulModal>
  );
}

function Edit({ company, onClose, onSaved }: EditProps) {
  const [update, { loading }] = useAdminUpdateCompanyMutation();
  const [initial] = useState(() => valuesOf(company));
  const save = async (values: CompanyValues, logo: ChosenLogo) => {
    const input = changesOf(initial, values);
    if (Object.keys(input).length > 0 || logo !== undefined) {
      await update({ variables: { id: company.id, input, ...(logo !== undefined && { logo }) } });
    }
    showToast('Empresa atualizada com sucesso!');
    onSaved();
  };
  return (
    <CarefulModal title="Editar empresa" canClose={!loading} onClose={onClose}>
      {(onDirty) => (
        <CompanyForm
          initial={initial}
          isEdited
          isAdministrators
          currentLogo={company.logo?.url}
          ownCategory={company.category}
          submitText="Salvar alterações"
          failedText="Erro ao atualizar empresa"
          onSave={save}
          onDirty={onDirty}
        />
      )}
    </CarefulModal>
  );
}

function LoadedEdit({ id, ...props }: AdminCompanyModalProps & { id: string }) {
  const { data, failure, refetch } = useAdministeredCompanyQuery({ variables: { id } });
  if (data) return <Edit key={id} {...props} company={data.company} />;
  return (
    <CarefulModal title="Editar empresa" canClose onClose={props.onClose}>
      {() => (
        <ListState
          hasData={false}
          isEmpty={false}
          isFailed={failure !== undefined}
          failedText={
            failure?.code === 'NOT_FOUND' ? 'Empresa não encontrada' : 'Erro ao carregar dados da empresa'
          }
          retry={refetch}
          empty={null}
        >
          {null}
        </ListState>
      )}
    </CarefulModal>
  );
}

/** The administrators' company form: name, category and city are enough. */
export function AdminCompanyModal({ id, ...props }: AdminCompanyModalProps) {
  return id === undefined ? <Create {...props} /> : <LoadedEdit id={id} {...props} />;
}
