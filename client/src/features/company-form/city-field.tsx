import { useState } from 'react';
import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import { useDebounced } from '../../ui/form/use-debounced.ts';
import { useCompanyFormCitiesQuery } from './company-form.gen.ts';

const REST_MS = 150;
const MIN_LENGTH = 2;

interface CityFieldProps {
  value: string;
  error: React.ReactNode;
  onChange(text: string): void;
  onPick(city: { name: string; state: string }): void;
}

/** Where the company is: as text, with the cities of the country suggested. */
export function CityField({ value, error, onChange, onPick }: CityFieldProps) {
  const [isTyped, setIsTyped] = useState(false);
  const q = useDebounced(value.trim(), REST_MS);
  const isAsked = isTyped && q.length >= MIN_LENGTH;
  const { data, previousData } = useCompanyFormCitiesQuery({ variables: { q }, skip: !isAsked });
  const cities = isAsked ? ((data ?? previousData)?.cities ?? []) : [];
  return (
    <SuggestInput
      label="Cidade"
      name="city"
      required
      isFormField
      error={error}
      value={value}
      suggestions={cities.map((city) => ({ key: city.id, text: city.name, detail: city.state, city }))}
      onChange={(text) => {
        setIsTyped(true);
        onChange(text);
      }}
      onPick={({ city }) => {
        setIsTyped(false);
        onPick(city);
      }}
    />
  );
}
