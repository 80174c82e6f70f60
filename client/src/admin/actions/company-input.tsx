import { type ReactNode, useState } from 'react';
import { formatCityState } from '../../lib/format.ts';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import { useSuggestQuery } from '../../ui/form/use-suggest-query.ts';
import { type FindCompaniesQuery, useFindCompaniesQuery } from './company-input.gen.ts';

type FoundCompany = FindCompaniesQuery['adminFind']['companies'][number];

const NONE = 'Nenhuma empresa encontrada. Confira o que você digitou.';

interface CompanyInputProps {
  label: string;
  /** Name of the company that is chosen at first. */
  initial?: string;
  error?: ReactNode;
  leftSection?: ReactNode;
  required?: boolean;
  isFormField?: boolean;
  'data-autofocus'?: boolean;
  /** Which of those found are offered; all unless given. */
  accepts?(company: FoundCompany): boolean;
  /** Null once the text is no longer that of the chosen company. */
  onPick(company: FoundCompany | null): void;
}

/** Finds a company as the search over all does: by name, number, CNPJ or phone. */
export function CompanyInput({ initial = '', accepts = () => true, onPick, ...field }: CompanyInputProps) {
  const [text, setText] = useState(initial);
  const { q, isAsked, isShown, setIsTyped } = useSuggestQuery(text);
  const { data, previousData } = useFindCompaniesQuery({ variables: { q }, skip: !isAsked });
  const found = isShown ? ((data ?? previousData)?.adminFind.companies ?? []).filter(accepts) : [];
  return (
    <SuggestInput
      {...field}
      name="company"
      placeholder="Nome, ou nome e cidade"
      {...(isShown && data && found.length === 0 && { description: NONE })}
      // Not those of an earlier text.
      picksFirst={data !== undefined && q === text.trim()}
      value={text}
      suggestions={found.map((company) => ({
        key: company.id,
        text: company.name,
        detail: formatCityState(company.city),
        company,
      }))}
      onChange={(typed) => {
        setIsTyped(true);
        setText(typed);
        onPick(null);
      }}
      onPick={({ company }) => {
        setIsTyped(false);
        setText(company.name);
        onPick(company);
      }}
    />
  );
}
