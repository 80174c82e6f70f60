import { useParams, useSearchParams } from 'react-router-dom';
import { useSite } from '../../features/site/use-site.ts';
import type { Page } from '../../lib/page.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../paths.ts';
import { CompanyDocument, type CompanyQueryVariables, useCompanyQuery } from './company.gen.ts';
import { CompanyMissing } from './company-missing.tsx';
import { CompanySkeleton } from './company-skeleton.tsx';
import { CompanyView } from './company-view.tsx';

function companyVariables(id: string | undefined, search: URLSearchParams): CompanyQueryVariables {
  const page = Number(search.get('page'));
  return { id: id ?? '', ratingsPage: Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1 };
}

function CompanyPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data, previousData, loading, failure, refetch } = useCompanyQuery({
    variables: companyVariables(id, search),
  });
  // Another page of the ratings must not take the company away meanwhile.
  const before = previousData?.company.id === id ? previousData : undefined;
  const company = (data ?? before)?.company;
  const site = useSite();
  usePageHead({
    title: company ? `${company.name} · ${site.siteName}` : `Empresa não encontrada · ${site.siteName}`,
    description: company?.description.slice(0, 160) ?? site.siteDescription,
    canonical: paths.company(id),
    noindex: !company?.isApproved,
  });

  if (company && !failure) return <CompanyView company={company} site={site} reload={refetch} />;
  if (loading) return <CompanySkeleton />;
  return <CompanyMissing isMissing={failure?.code === 'NOT_FOUND'} retry={refetch} />;
}

export const companyPage: Page = {
  Component: CompanyPage,
  queries: ({ params, search }) => [
    { document: CompanyDocument, variables: companyVariables(params.id, search) },
  ],
};
