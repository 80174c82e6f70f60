import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { formatCity } from '../../lib/format.ts';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import { useSuggestQuery } from '../../ui/form/use-suggest-query.ts';
import { useCitiesQuery } from './cities.gen.ts';
import { namesCity } from './names-city.ts';

interface CityInputProps {
  label?: string;
  value: string;
  onChange(text: string): void;
  /** A city taken from the list: as "Campinas - SP", and its parts. */
  onPick(text: string, city: { id: string; name: string; state: string }): void;
  onBlur?(): void;
  /** Enter without a city of the list. */
  onEnter?(): void;
  /** Whether leaving the field picks the city whose whole name it has; of several of that name, the name alone. */
  picksWhole?: boolean;
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
  picksWhole = false,
  isFormField = false,
  isRequired = isFormField,
  error,
}: CityInputProps) {
  const { q, isAsked, isShown, setIsTyped } = useSuggestQuery(value);
  const { data, previousData } = useCitiesQuery({ variables: { q }, skip: !isAsked });
  // The suggestions may come after the field was left.
  const [isLeft, setIsLeft] = useState(false);
  const known = picksWhole && isLeft && q === value.trim() ? data?.cities : undefined;
  const pickWhole = useEffectEvent((listed: NonNullable<typeof known>) => {
    const [city, ...others] = listed.filter((one) => namesCity(value, one));
    setIsLeft(false);
    if (!city) return;
    setIsTyped(false);
    onPick(others.length === 0 ? formatCity(city) : city.name, city);
  });
  useEffect(() => {
    if (known) pickWhole(known);
  }, [known]);
  const cities = isShown ? ((data ?? previousData)?.cities ?? []) : [];
  return (
    <SuggestInput
      label={label}
      name="city"
      required={isRequired}
      isFormField={isFormField}
      error={error}
      {...(!isFormField && { placeholder: 'Todas as cidades' })}
      value={value}
      suggestions={cities.map((city) => ({ key: city.id, text: city.name, detail: city.state, city }))}
      onBlur={() => {
        setIsLeft(true);
        onBlur?.();
      }}
      {...(onEnter && { onEnter })}
      onChange={(text) => {
        setIsTyped(true);
        setIsLeft(false);
        onChange(text);
      }}
      onPick={({ city }) => {
        setIsTyped(false);
        setIsLeft(false);
        onPick(formatCity(city), city);
      }}
    />
  );
}
