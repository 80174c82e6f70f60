import type { ReactNode } from 'react';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import { useSuggestQuery } from '../../ui/form/use-suggest-query.ts';
import { useAdminKindChoicesQuery } from './kinds.gen.ts';

/** What was typed, and the id of the kind that was picked; empty for none. */
export interface PickedKind {
  id: string;
  text: string;
}

interface KindInputProps {
  label: string;
  name: string;
  required?: boolean;
  value: PickedKind;
  error?: ReactNode;
  onChange(picked: PickedKind): void;
}

/** Shows a field of a form for a kind, found by its name or one of its words. */
export function KindInput({ value, onChange, ...field }: KindInputProps) {
  const { q, isAsked, isShown, setIsTyped } = useSuggestQuery(value.text);
  const { data, previousData } = useAdminKindChoicesQuery({ variables: { q }, skip: !isAsked });
  const kinds = isShown ? ((data ?? previousData)?.kinds ?? []) : [];
  return (
    <SuggestInput
      {...field}
      isFormField
      placeholder="Nome ou palavra"
      value={value.text}
      suggestions={kinds.map(({ id, name, category }) => ({
        key: id,
        text: name,
        detail: category?.name ?? null,
      }))}
      onChange={(text) => {
        setIsTyped(true);
        onChange({ id: '', text });
      }}
      onPick={({ key, text }) => {
        setIsTyped(false);
        onChange({ id: key, text });
      }}
    />
  );
}
