import type { ReactNode } from 'react';
import { formatCity } from '../../lib/format.ts';
import { SuggestInput, type SuggestInputProps, type Suggestion } from '../../ui/form/suggest-input.tsx';
import { useSuggestQuery } from '../../ui/form/use-suggest-query.ts';
import { useCitiesQuery } from './cities.gen.ts';

interface CityInputProps extends Pick<SuggestInputProps<Suggestion>, 'size' | 'leftSection'> {
  label?: string;
  value: string;
  onChange(text: string): void;
  /** A city taken from the list: as "Campinas - SP", and its parts. */
  onPick(text: string, city: { id: string; name: string; state: string }): void;
  onBlur?(): void;
  /** Enter without a city of the list. */
  onEnter?(): void;
  /** A required field of a form rather than a filter. */
  isFormField?: boolean;
  isRequired?: boolean;
  error?: ReactNode;
}

/** Shows a field for a city, with suggestions while typing. */
export function CityInput({
  label = 'Cidade',
  value,
  onChange,
  onPick,
  onBlur,
  onEnter,
  isFormField = false,
  isRequired = isFormField,
  error,
  ...look
}: CityInputProps) {
  const { q, isAsked, isShown, setIsTyped } = useSuggestQuery(value);
  const { data, previousData } = useCitiesQuery({ variables: { q }, skip: !isAsked });
  const cities = isShown ? ((data ?? previousData)?.cities ?? []) : [];
  return (
    <SuggestInput
      {...look}
      label={label}
      name="city"
      required={isRequired}
      isFormField={isFormField}
      error={error}
      {...(!isFormField && { placeholder: 'Todas as cidades' })}
      value={value}
      suggestions={cities.map((city) => ({ key: city.id, text: city.name, detail: city.state, city }))}
      {...(onBlur && { onBlur })}
      {...(onEnter && { onEnter })}
      onChange={(text) => {
        setIsTyped(true);
        onChange(text);
      }}
      onPick={({ city }) => {
        setIsTyped(false);
        onPick(formatCity(city), city);
      }}
    />
  );
}
