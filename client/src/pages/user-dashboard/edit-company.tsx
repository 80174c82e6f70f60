import { Box } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { mayInCompany } from '../../domain/members/company-rights.ts';
import { usePrivateHead } from '../../domain/site/use-private-head.ts';
import { useUpdateCompanyMutation } from '../../features/company-form/company-form.gen.ts';
import { CompanyForm } from '../../features/company-form/company-form.tsx';
import { PARTS, type PartName } from '../../features/company-form/company-parts.ts';
import { type CompanyValues, changesOf, valuesOf } from '../../features/company-form/company-values.ts';
import type { ChosenLogo } from '../../features/company-form/logo-field.tsx';
import { rememberCompany, useAskedCompany } from '../../features/owner/use-asked-company.ts';
import { PhotoEditor } from '../../features/photos/photo-editor.tsx';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Surface } from '../../ui/panel.tsx';
import type { PartLinkState } from './company-parts-list.tsx';
import { type OwnedCompanyFragment, useMyCompaniesQuery } from './my-companies.gen.ts';

const TRY_MS = 100;
/** Some fields are loaded on demand. */
const TRIES = 30;

/** Focuses a field by its name once it is there; does nothing without a name. */
function useFocusField(field: string | undefined): void {
  useEffect(() => {
    if (field === undefined) return;
    let tries = 0;
    const timer = setInterval(() => {
      const element = document.querySelector<HTMLElement>(`main form [name="${CSS.escape(field)}"]`);
      tries += 1;
      if (element || tries === TRIES) clearInterval(timer);
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
    }, TRY_MS);
    return () => clearInterval(timer);
  }, [field]);
}

interface PartProps {
  company: OwnedCompanyFragment;
  part: PartName;
  onSaved(): void;
}

/** Shows the form of one part; sends only what was changed, and nothing when nothing was. */
function PartForm({ company, part, onSaved }: PartProps) {
  const [initial] = useState(() => valuesOf(company));
  const [update] = useUpdateCompanyMutation();
  const save = async (values: CompanyValues, logo: ChosenLogo) => {
    const input = changesOf(initial, values);
    if (Object.keys(input).length > 0 || logo !== undefined) {
      await update({ variables: { id: company.id, input, logo } });
    }
  };
  return (
    <CompanyForm
      kind="edited"
      blocks={PARTS[part].blocks}
      initial={initial}
      company={company}
      submitText="Salvar alterações"
      onSave={save}
      onSaved={onSaved}
    />
  );
}

/** Shows the page of one part of a company, for its owner and managers. */
export function EditCompany({ account }: { account: AccountFragment }) {
  const asked = useSearchParams()[0].get('editar') ?? '';
  const part = Object.hasOwn(PARTS, asked) ? (asked as PartName) : undefined;
  const { companyId } = useAskedCompany(account.id);
  const { data, failure, refetch } = useMyCompaniesQuery({
    variables: companyId === undefined ? {} : { companyId },
  });
  const navigate = useNavigate();
  const { field, isFromPanel } = (useLocation().state ?? {}) as PartLinkState;
  useFocusField(field);
  const company = data?.myCompanies.company;
  const shownId = company?.id;
  useEffect(() => {
    if (shownId !== undefined) rememberCompany(account.id, shownId);
  }, [account.id, shownId]);
  const panel = paths.userDashboard(companyId ?? shownId);
  usePrivateHead(part ? `${PARTS[part].title} da empresa` : 'Painel da empresa');
  if (!part || (data && !(company && mayInCompany(company, 'edit')))) return <Navigate to={panel} replace />;
  const onSaved = () => {
    showToast('Empresa atualizada com sucesso!');
    if (isFromPanel) navigate(-1);
    else navigate(panel, { replace: true });
  };
  return (
    <PageFrame
      title={PARTS[part].title}
      // Keeps its place while the name is loading.
      lead={company?.name ?? '\u00a0'}
      isNarrow
    >
      <Box mih="75vh">
        <LinkButton to={panel} variant="subtle">
          <Icon name="back" /> Voltar ao painel
        </LinkButton>
        <Surface>
          {company && part === 'fotos' ? (
            <PhotoEditor company={company} />
          ) : company ? (
            <PartForm key={company.id + part} company={company} part={part} onSaved={onSaved} />
          ) : (
            <ListState
              hasData={false}
              isFailed={failure !== undefined}
              failedText="Erro ao carregar dados da empresa"
              retry={refetch}
            />
          )}
        </Surface>
      </Box>
    </PageFrame>
  );
}
