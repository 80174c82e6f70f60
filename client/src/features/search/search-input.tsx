import type { ReactNode } from 'react';
import { formatCity } from '../../lib/format.ts';
import { SuggestInput, type Suggestion } from '../../ui/form/suggest-input.tsx';
import { useSuggestQuery } from '../../ui/form/use-suggest-query.ts';
import {
  type SearchSuggestionsQuery,
  type SuggestionKind,
  useSearchSuggestionsQuery,
} from './search-suggestions.gen.ts';

const KINDS: Record<SuggestionKind, string> = {
  company: 'Empresa',
  category: 'Categoria',
  city: 'Cidade',
};

type Offered = SearchSuggestionsQuery['searchSuggestions'][number];
export interface SearchSuggestion extends Suggestion {
  offered: Offered;
}

const asSuggestion = (offered: Offered): SearchSuggestion => ({
  key: `${offered.kind}-${offered.companyId ?? offered.categoryId ?? offered.cityId}`,
  text: offered.text,
  detail: offered.detail,
  kind: KINDS[offered.kind],
  offered,
});

/** Returns the text of the city filter for a suggested city. */
export const cityTextOf = ({ text, detail }: Offered): string =>
  detail && /^[A-Z]{2}$/.test(detail) ? formatCity({ name: text, state: detail }) : text;

interface SearchInputProps {
  value: string;
  onChange(text: string): void;
  onPick(offered: Offered): void;
  label: string;
  placeholder: string;
  size?: string;
  leftSection?: ReactNode;
  className?: string;
}

/** Shows the search field, which suggests names, categories and cities while typing. */
export function SearchInput({ value, onChange, onPick, ...props }: SearchInputProps) {
  const { q, isAsked, isShown, setIsTyped } = useSuggestQuery(value);
  const { data, previousData } = useSearchSuggestionsQuery({ variables: { q }, skip: !isAsked });
  const offered = isShown ? (data ?? previousData)?.searchSuggestions : undefined;
  return (
    <SuggestInput
      {...props}
      name="q"
      value={value}
      suggestions={(offered ?? []).map(asSuggestion)}
      onChange={(text) => {
        setIsTyped(true);
        onChange(text);
      }}
      onPick={(suggestion) => onPick(suggestion.offered)}
    />
  );
}
