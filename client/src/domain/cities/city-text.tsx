import { useState } from 'react';
import { formatCity } from '../../lib/format.ts';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import { useDebounced } from '../../ui/form/use-debounced.ts';
import { useCitiesQuery } from './cities.gen.ts';

const REST_MS = 150;
const MIN_LENGTH = 2;

interface CityTextProps {
  value: string;
  onChange(text: string): void;
  /** A city taken from the list, as "Campinas - SP". */
  onPick(city: string): void;
}

/** The city filter, with cities suggested while typing. */
export function CityText({ value, onChange, onPick }: CityTextProps) {
  const [isTyped, setIsTyped] = useState(false);
  const q = useDebounced(value.trim(), REST_MS);
  const isAsked = isTyped && q.length >= MIN_LENGTH;
  const { data, previousData } = useCitiesQuery({ variables: { q }, skip: !isAsked });
  const cities = isAsked && value.trim() !== '' ? ((data ?? previousData)?.cities ?? []) : [];
  return (
    <SuggestInput
      label="Cidade"
      name="city"
      placeholder="Todas as cidades"
      value={value}
      suggestions={cities.map((city) => ({ key: city.id, text: city.name, detail: city.state, city }))}
      onChange={(text) => {
        setIsTyped(true);
        onChange(text);
      }}
      onPick={({ city }) => onPick(formatCity(city))}
    />
  );
}
