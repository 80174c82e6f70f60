import { type ReactNode, useRef, useState } from 'react';
import { paths, type SearchFilter } from '../../paths.ts';
import { SuggestInput, type Suggestion } from '../../ui/form/suggest-input.tsx';
import { typedStart } from '../../ui/form/typed-text.tsx';
import { useSuggestQuery } from '../../ui/form/use-suggest-query.ts';
import type { IconName } from '../../ui/icon.tsx';
import { useMyCity } from './my-city.ts';
import {
  clearRecentSearches,
  type RecentSearch,
  recentSearches,
  rememberSearch,
  removeRecentSearch,
} from './recent-searches.ts';
import {
  type SearchSuggestionsQuery,
  type SuggestionKind,
  useSearchSuggestionsQuery,
} from './search-suggestions.gen.ts';

const KINDS: Record<SuggestionKind, { kind: string; icon: IconName }> = {
  kind: { kind: 'Segmento', icon: 'tag' },
  category: { kind: 'Categoria', icon: 'list' },
  company: { kind: 'Empresa', icon: 'shop' },
  city: { kind: 'Cidade', icon: 'pin' },
  neighbourhood: { kind: 'Bairro', icon: 'pin' },
};
const MOST = 8;
const MOST_RECENT = 5;
const MOST_RECENT_TYPED = 3;

/** Where a suggestion leads. */
interface PickedSuggestion {
  path: string;
  /** For a category or a city, which is one filter of a search. */
  filter?: SearchFilter;
}
interface Entry extends Suggestion, PickedSuggestion {
  companyId?: string | null;
}

type Offered = SearchSuggestionsQuery['searchSuggestions'][number];

function targetOf({ kind, text, companyId, categoryId, kindSlug, city }: Offered): PickedSuggestion {
  const there = city ?? '';
  if (companyId) return { path: paths.company(companyId) };
  if (kindSlug) return { path: paths.search({ kind: kindSlug, city: there }) };
  if (kind === 'neighbourhood') return { path: paths.search({ q: text, city: there }) };
  const filter = categoryId ? { category: categoryId, kind: '' } : { city: there };
  return { path: paths.search(filter), filter };
}

function offeredEntry(offered: Offered): Entry {
  const target = targetOf(offered);
  const { kind, text, detail, companyId } = offered;
  return { key: target.path, text, detail, companyId, ...KINDS[kind], ...target };
}

const recentEntry = ({ text, detail, path }: RecentSearch): Entry => ({
  key: `recent-${path}`,
  text,
  detail,
  kind: 'Recente',
  icon: 'clock',
  isRemovable: true,
  path,
});

const CLEAR: Entry = { key: 'clear', text: 'Limpar buscas recentes', detail: null, path: '' };

interface SearchInputProps {
  value: string;
  /** The chosen city: kinds and companies are suggested there. Without one those of the city of this browser come first. */
  city?: string;
  onChange(text: string): void;
  onPick(choice: PickedSuggestion): void;
  /** Called when the field is left after typing, unless a suggestion was picked or a recent search removed since. */
  onLeave?(): void;
  label: string;
  placeholder: string;
  size?: 'sm' | 'lg';
  leftSection?: ReactNode;
  className?: string;
}

/**
 * Shows the search field. While typing it suggests kinds of business, companies, categories, places and recent searches;
 * while it is empty, recent ones.
 */
export function SearchInput({ value, city = '', onChange, onPick, onLeave, ...props }: SearchInputProps) {
  const [searches, setSearches] = useState<readonly RecentSearch[]>([]);
  const isTypedSince = useRef(false);
  const homeCity = useMyCity();
  const isEmpty = value.trim() === '';
  const recent = searches
    .filter(({ text }) => isEmpty || typedStart(text, value) >= 0)
    .slice(0, isEmpty ? MOST_RECENT : MOST_RECENT_TYPED);
  const { q, isAsked, isShown, setIsTyped } = useSuggestQuery(value);
  const { data, previousData } = useSearchSuggestionsQuery({
    variables: {
      q,
      city: city.trim() || null,
      homeCity: city.trim() ? null : homeCity || null,
      limit: MOST - recent.length,
    },
    skip: !isAsked,
  });
  const offered = isShown ? ((data ?? previousData)?.searchSuggestions ?? []) : [];
  const isRecent = ({ path }: Entry) => recent.some((search) => search.path === path);
  return (
    <SuggestInput
      {...props}
      name="q"
      value={value}
      suggestions={[
        ...recent.map(recentEntry),
        ...(isEmpty && recent.length > 0 ? [CLEAR] : []),
        ...offered.map(offeredEntry).filter((entry) => !isRecent(entry)),
      ]}
      onFocus={() => setSearches(recentSearches())}
      onChange={(text) => {
        setIsTyped(true);
        isTypedSince.current = true;
        onChange(text);
      }}
      onBlur={() => {
        if (isTypedSince.current) onLeave?.();
        isTypedSince.current = false;
      }}
      onRemove={({ path }) => {
        isTypedSince.current = false;
        removeRecentSearch(path);
        setSearches(recentSearches());
      }}
      onPick={(entry) => {
        isTypedSince.current = false;
        setIsTyped(false);
        if (entry === CLEAR) {
          clearRecentSearches();
          setSearches([]);
        } else {
          if (!entry.companyId) rememberSearch(entry);
          onPick(entry);
        }
      }}
    />
  );
}
