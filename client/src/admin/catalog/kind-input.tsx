import type { ReactNode } from 'react';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import { useSuggestQuery } from '../../ui/form/use-suggest-query.ts';
import { useAdminKindChoicesQuery } from './kinds.gen.ts';

/** A kind taken from the list. */
export interface PickedKind {
  id: string;
  name: string;
}

interface KindInputProps {
  label: string;
  name: string;
  required?: boolean;
  value: string;
  error?: ReactNode;
  onChange(text: string): void;
  onPick(kind: PickedKind): void;
}

/** Shows a field of a form for a kind, found by its name or one of its words. */
export function KindInput({ value, onChange, onPick, ...field }: KindInputProps) {
  const { q, isAsked, isShown, setIsTyped } = useSuggestQuery(value);
  const { data, previousData } = useAdminKindChoicesQuery({ variables: { q }, skip: !isAsked });
  const kinds = isShown ? ((data ?? previousData)?.kinds ?? []) : [];
  return (
    <SuggestInput
      {...field}
      isFormField
      placeholder="Nome ou palavra"
      value={value}
      suggestions={kinds.map(({ id, name, category }) => ({
        key: id,
        text: name,
        detail: category?.name ?? null,
      }))}
      onChange={(text) => {
        setIsTyped(true);
        onChange(text);
      }}
      onPick={({ key, text }) => {
        setIsTyped(false);
        onPick({ id: key, name: text });
        onChange(text);
      }}
    />
  );
}
