import { useSearchParams } from 'react-router-dom';
import type { Page } from '../../domain/site/page.ts';
import { SavedView } from './saved-view.tsx';
import { SearchDocument } from './search.gen.ts';
import { SearchLinksDocument } from './search-links.gen.ts';
import { isLanding, linksVariables, readSavedPage, readSearch, searchVariables } from './search-request.ts';
import { SearchView } from './search-view.tsx';

function SearchPage() {
  const [params] = useSearchParams();
  const savedPage = readSavedPage(params);
  return savedPage === null ? <SearchView request={readSearch(params)} /> : <SavedView page={savedPage} />;
}

export const page: Page = {
  Component: SearchPage,
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
