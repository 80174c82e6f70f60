import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import type { Page } from '../../domain/site/page.ts';
import { usePageHead } from '../../domain/site/page-head.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { ratingOrderOf, ratingStarsOf } from '../../features/ratings/rating-order-of.ts';
import { excerpt, formatCity } from '../../lib/format.ts';
import { paths, patterns } from '../../paths.ts';
import { deferred } from '../../ui/hydration/deferred.tsx';
import {
  CompanyDocument,
  type CompanyQuery,
  type CompanyQueryVariables,
  useCompanyQuery,
} from './company.gen.ts';
import { companyJsonLd } from './company-json-ld.ts';
import { CompanyView } from './company-view.tsx';
import { SimilarCompaniesDocument } from './similar.gen.ts';

const CompanyMissing = deferred(async () => (await import('./company-missing.tsx')).CompanyMissing);
const CompanySkeleton = deferred(async () => (await import('./company-skeleton.tsx')).CompanySkeleton);

function companyVariables(id: string | undefined, search: URLSearchParams): CompanyQueryVariables {
  const page = Number(search.get('page'));
  return {
    id: id ?? '',
    ratingsPage: Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1,
    ratingsOrder: ratingOrderOf(search) ?? 'useful',
    ratingsStars: ratingStarsOf(search),
  };
}

type Company = CompanyQuery['company'];

/** Returns 'Padaria em Campinas - SP', by the main kind, else by the category. */
const whatAndWhere = ({ kinds, category, city }: Company): string =>
  `${(kinds[0] ?? category).name} em ${formatCity(city)}`;

/** Returns the meta description: name, kind and city, then as much of the description as fits. */
const describe = (company: Company): string =>
  excerpt(`${company.name}, ${whatAndWhere(company)}. ${company.description}`, 160);

function CompanyPage() {
  const id = matchPath(patterns.company, useLocation().pathname)?.params.id ?? '';
  const [search] = useSearchParams();
  const { data, previousData, loading, failure, refetch } = useCompanyQuery({
    variables: companyVariables(id, search),
  });
  // Keeps the company on the screen while another page of its ratings loads.
  const before = previousData?.company.id === id ? previousData : undefined;
  const company = (data ?? before)?.company;
  const site = useSite();
  usePageHead({
    title: `${company ? `${company.name} · ${whatAndWhere(company)}` : 'Empresa não encontrada'} · ${site.siteName}`,
    description: company ? describe(company) : site.siteDescription,
    canonical: paths.company(id),
    siteName: site.siteName,
    // Of others there is no picture.
    ...(company?.isApproved && {
      preview: { path: paths.preview(id), alt: `${company.name}: ${whatAndWhere(company)}` },
      jsonLd: companyJsonLd(company),
    }),
    noindex: !company?.isApproved,
  });

  if (company && failure?.code !== 'NOT_FOUND') {
    const missing = failure ? 'failed' : 'loading';
    return (
      <CompanyView
        company={company}
        site={site}
        isOld={failure !== undefined && data !== undefined}
        ratingsState={data ? 'shown' : missing}
        reload={refetch}
      />
    );
  }
  if (loading) return <CompanySkeleton />;
  return <CompanyMissing id={id} isMissing={failure?.code === 'NOT_FOUND'} retry={refetch} />;
}

export const page: Page = {
  Component: CompanyPage,
  isCompleteWithoutScripts: () => true,
  queries: ({ params, search }) => [
    { document: CompanyDocument, variables: companyVariables(params.id, search) },
    { document: SimilarCompaniesDocument, variables: { companyId: params.id ?? '' }, isOptional: true },
  ],
};
