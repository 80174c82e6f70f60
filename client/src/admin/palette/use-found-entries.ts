import { useEffect, useState } from 'react';
import { formatCity } from '../../lib/format.ts';
import { type AdminFindQuery, useAdminFindQuery } from './admin-find.gen.ts';
import { hasWords } from './match-words.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { companyEntry, personEntry } from './recent-entries.ts';

/** Text that rests so long does not wait for the answer to the text before. */
const REST_MS = 50;
const MIN_LENGTH = 2;

type Found = NonNullable<AdminFindQuery['adminFind']>;

const stateOf = ({ isApproved, isActive }: Found['companies'][number]): string | undefined => {
  if (!isApproved && isActive) return 'Aguardando aprovação';
  return isActive ? undefined : 'Inativa';
};
const toCompany = (company: Found['companies'][number]): PaletteEntry =>
  companyEntry(company.id, company.name, formatCity(company.city), stateOf(company));
const toPerson = ({ id, name, email, isActive }: Found['persons'][number]): PaletteEntry =>
  personEntry(id, name, email, isActive ? undefined : 'Inativo');

export interface FoundEntries {
  companies: PaletteEntry[];
  persons: PaletteEntry[];
  /** The text on the screen has no answer yet. */
  isSearching: boolean;
  isFailed: boolean;
  retry(): Promise<void>;
}

/**
 * Returns companies and accounts for what was typed. It is asked for at once; what is typed until the answer comes, then.
 * Until their answer comes, those of the text before are shown that fit the new one as well.
 */
export function useFoundEntries(typed: string): FoundEntries {
  const text = typed.trim();
  const [q, setQ] = useState(text);
  const isAsked = q.length >= MIN_LENGTH && text.length >= MIN_LENGTH;
  const { data, previousData, failure, refetch } = useAdminFindQuery({ variables: { q }, skip: !isAsked });
  const isAwaited = isAsked && data === undefined && failure === undefined;
  if (q !== text && !isAwaited) setQ(text);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setQ(text), REST_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, text]);
  const isCurrent = data !== undefined && q === text;
  const found = isAsked ? (data ?? previousData)?.adminFind : undefined;
  const fits = (entry: PaletteEntry) => isCurrent || hasWords(`${entry.text} ${entry.detail ?? ''}`, text);
  const isFailed = failure !== undefined && q === text;
  return {
    companies: found?.companies.map(toCompany).filter(fits) ?? [],
    persons: found?.persons.map(toPerson).filter(fits) ?? [],
    isSearching: text.length >= MIN_LENGTH && !isCurrent && !isFailed,
    isFailed,
    retry: refetch,
  };
}
