import { useApolloClient } from '@apollo/client/react';
import { Button, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { invalidate } from '../../api/invalidation.ts';
import { AccessDenied } from '../../domain/account/access-denied.tsx';
import { privatePage } from '../../domain/account/private-page.tsx';
import type { AccountFragment } from '../../domain/account/viewer.gen.ts';
import { CompanyMap } from '../../domain/maps/company-map.tsx';
import { readMapsKey } from '../../domain/maps/maps-key.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { useCreateCompanyMutation } from '../../features/company-form/company-form.gen.ts';
import { CompanyForm } from '../../features/company-form/company-form.tsx';
import {
  type CompanyValues,
  inputOf,
  startingFrom,
  valuesOfDraft,
} from '../../features/company-form/company-values.ts';
import { CompanyLimit } from '../../features/owner/company-limit.tsx';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { useInBrowser } from '../../ui/hydration/use-in-browser.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Surface } from '../../ui/panel.tsx';
import { dropDraft, readDraft, saveDraft } from './company-draft.ts';
import { type RegisterCompanyHomeQuery, useRegisterCompanyHomeQuery } from './register-company.gen.ts';
import { SameCompanies } from './same-companies.tsx';

/** Avoids a map request per keystroke. */
const DEBOUNCE_MS = 900;

/** Shows the embedded map of the typed address; nothing without a key or a city. */
function MapPreview({ values }: { values: CompanyValues }) {
  const { mapsApiKey } = useSite();
  const [{ name, address, city, state }] = useDebouncedValue(values, DEBOUNCE_MS);
  const key = useInBrowser(readMapsKey) ?? mapsApiKey;
  // The map for the point is below.
  if (!key || city.trim() === '') return null;
  const location = {
    name: name || 'Sua empresa',
    address: address || null,
    city: { name: city, state },
  };
  return <CompanyMap location={location} configuredKey={mapsApiKey} isPreview />;
}

type Home = RegisterCompanyHomeQuery['myCompanies'];

function NewCompany({ home, account }: { home: Home; account: AccountFragment }) {
  const { cache } = useApolloClient();
  const [create] = useCreateCompanyMutation();
  const navigate = useNavigate();
  const { sendsEmails } = useSite();
  const [search] = useSearchParams();
  const name = search.get('name')?.slice(0, 120) || account.companyName;
  const rejectedAt = home.rejection?.createdAt ?? null;
  const [draft, setDraft] = useState(() => readDraft(account.id, rejectedAt));
  const startAgain = () => {
    dropDraft();
    setDraft(undefined);
  };
  // Evicts the owner's companies when this page is left; it shows them until then.
  const isMade = useRef(false);
  useEffect(
    () => () => {
      if (isMade.current) invalidate(cache, 'CreateCompany');
    },
    [cache],
  );
  const save = async (values: CompanyValues, logo: File | null | undefined) => {
    // Ignores a second submit while the next page's code loads.
    if (isMade.current) return;
    const { data } = await create({ variables: { input: inputOf(values), logo } });
    isMade.current = true;
    dropDraft();
    const company = data?.createCompany;
    showToast(company?.isApproved ? 'Empresa publicada!' : 'Empresa enviada! Ela está em análise.');
    navigate(paths.userDashboard(company?.id));
  };
  return (
    <>
      {home.rejection && (
        <Notice tone="warning">
          <p>
            Seu cadastro anterior foi rejeitado em {formatDate(home.rejection.createdAt)}. Corrija o que for
            preciso e envie de novo. Se havia um logo, escolha-o outra vez.
          </p>
          {home.rejection.reason && <p>Motivo: {home.rejection.reason}</p>}
        </Notice>
      )}
      <Notice>
        A administração verifica a sua empresa antes da publicação.{' '}
        {sendsEmails
          ? 'Avisamos por e-mail quando estiver no ar.'
          : 'Veja no seu painel quando estiver no ar.'}
      </Notice>
      {draft && (
        <Notice>
          <div className={formClasses.text}>
            <p>Continuamos de onde você parou.</p>
            <Button variant="default" onClick={startAgain}>
              Começar de novo
            </Button>
          </div>
        </Notice>
      )}
      <Surface>
        <CompanyForm
          key={draft ? 'draft' : 'new'}
          kind="new"
          initial={
            draft
              ? valuesOfDraft(draft.values)
              : startingFrom(home.rejection?.typed ?? { name, email: account.email })
          }
          steps={{
            first: draft?.step ?? 0,
            save: (values, step) => saveDraft({ accountId: account.id, values, step, rejectedAt }),
          }}
          submitText="Cadastrar empresa"
          onSave={save}
          renderMap={(values) => (
            <>
              <SameCompanies values={values} />
              <MapPreview values={values} />
            </>
          )}
          renderConflict={(values) => <SameCompanies values={values} isRefused />}
        />
      </Surface>
    </>
  );
}

function Full({ companiesAllowed, isLimitedByPlan }: Home) {
  return (
    <EmptyState title="Você chegou ao limite de empresas">
      <CompanyLimit allowed={companiesAllowed} isLimitedByPlan={isLimitedByPlan} />
      <LinkButton to={paths.userDashboard()}>Ir para o painel</LinkButton>
    </EmptyState>
  );
}

function RegisterCompany({ account }: { account: AccountFragment }) {
  const { data, failure, refetch } = useRegisterCompanyHomeQuery();
  const home = data?.myCompanies;
  return (
    <PageFrame
      title="Cadastrar empresa"
      lead="Conte aos clientes o que vocês fazem e como falar com vocês."
      isNarrow
    >
      {home ? (
        home.companiesOwned >= home.companiesAllowed ? (
          <Full {...home} />
        ) : (
          <NewCompany home={home} account={account} />
        )
      ) : failure ? (
        <RetryNotice text="Erro ao carregar dados da empresa" action="Tentar Novamente" retry={refetch} />
      ) : (
        <div role="status">
          <span className="visually-hidden">Carregando…</span>
          <Skeleton height={520} radius="lg" />
        </div>
      )}
    </PageFrame>
  );
}

const NEEDS_COMPANY_ACCOUNT =
  'Para cadastrar uma empresa é preciso uma conta de empresa. Saia desta conta e cadastre-se com outro e-mail.';

export const page = privatePage('Cadastrar empresa', RegisterCompany, {
  roles: ['company'],
  wrongRole: <AccessDenied hint={NEEDS_COMPANY_ACCOUNT} />,
});
