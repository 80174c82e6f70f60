import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { invalidate } from '../../api/invalidation.ts';
import { CompanyGrid, CompanyGridSkeleton } from '../../domain/companies/company-grid.tsx';
import type { Page } from '../../domain/site/page.ts';
import { usePageHead } from '../../domain/site/page-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { formatSaved } from '../../lib/format.ts';
import { type CompanyOverlay, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { NothingSaved } from '../../ui/drawings/nothing-saved.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Paging } from '../../ui/list/paging.tsx';
import { useSavedCompanyPageQuery } from './saved-companies.gen.ts';
import { SearchDocument } from './search.gen.ts';
import { SearchLinksDocument } from './search-links.gen.ts';
import classes from './search-page.module.css';
import {
  cnpjIn,
  isLanding,
  linksVariables,
  readSavedPage,
  readSearch,
  searchVariables,
} from './search-request.ts';
import { SearchView } from './search-view.tsx';
import { useCards } from './use-cards.tsx';

const NOTHING_SAVED = (
  <EmptyState title="Nenhuma empresa salva ainda" drawing={<NothingSaved />}>
    <p>Toque no coração de uma empresa para encontrá-la aqui depois. A lista fica neste navegador.</p>
    <LinkButton to={paths.search()} variant="light">
      Buscar empresas
    </LinkButton>
  </EmptyState>
);

/** Lists the companies saved by this browser. A removed one stays until the page is left, to be saved again. */
function SavedView({ page }: { page: number }) {
  const client = useApolloClient();
  const { siteName } = useSite();
  const isHydrated = useHydrated();
  const { card, fingerprint, modalOf } = useCards((overlay?: CompanyOverlay) => paths.saved(page, overlay));
  const { data, loading, failure, refetch } = useSavedCompanyPageQuery({
    variables: { fingerprint: fingerprint ?? '', page },
    skip: fingerprint === null,
  });
  usePageHead({
    title: `Empresas salvas · ${siteName}`,
    description: `As empresas que você salvou no ${siteName}.`,
    canonical: paths.saved(),
    siteName,
    noindex: true,
  });
  // Reloads next time: companies can be saved on any page.
  useEffect(() => () => void invalidate(client.cache, 'AddSavedCompany'), [client]);

  const list = data?.savedCompanies;
  return (
    <div className={classes.page}>
      <h1>Empresas salvas</h1>
      <noscript>
        <Notice>A lista de empresas salvas fica no seu navegador e precisa de JavaScript.</Notice>
      </noscript>
      <div className={classes.summary} role="status">
        {list && list.total > 0 && <p className={classes.count}>{formatSaved(list.total)}</p>}
      </div>
      {!isHydrated || loading ? (
        <CompanyGridSkeleton />
      ) : failure && !data ? (
        <>
          <Notice tone="error" announce>
            Erro ao carregar resultados. Tente novamente.
          </Notice>
          <Button className={classes.retry} onClick={() => refetch()}>
            Tentar novamente
          </Button>
        </>
      ) : list && list.items.length === 0 && list.total > 0 ? (
        <Navigate to={paths.saved(list.lastPage)} replace />
      ) : !list || list.total === 0 ? (
        NOTHING_SAVED
      ) : (
        <>
          <CompanyGrid companies={list.items} {...card} />
          <Paging
            label="Páginas de empresas salvas"
            page={list.page}
            lastPage={list.lastPage}
            pathOf={(number) => paths.saved(number)}
          />
        </>
      )}
      {modalOf(list?.items)}
    </div>
  );
}

function SearchPage() {
  const [params] = useSearchParams();
  const savedPage = readSavedPage(params);
  return savedPage === null ? <SearchView request={readSearch(params)} /> : <SavedView page={savedPage} />;
}

export const page: Page = {
  Component: SearchPage,
  // The rest is shown by the browser only.
  isCompleteWithoutScripts: ({ search }) =>
    readSavedPage(search) === null &&
    !search.has('company') &&
    !readSearch(search).map &&
    cnpjIn(readSearch(search).q) === null,
  queries: ({ search }) => {
    if (readSavedPage(search) !== null) return [];
    const request = readSearch(search);
    const companies = { document: SearchDocument, variables: searchVariables(request) };
    if (!isLanding(request)) return [companies];
    return [
      companies,
      { document: SearchLinksDocument, variables: linksVariables(request), isOptional: true },
    ];
  },
};
