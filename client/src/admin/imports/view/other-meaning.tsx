import { useState } from 'react';
import { CityInput } from '../../../domain/cities/city-input.tsx';
import { KindInput } from '../../../domain/kinds/kind-input.tsx';

interface OtherMeaningProps {
  field: 'city' | 'kinds';
  /** As the file writes it. */
  value: string;
  /** Called with the id of the chosen city or kind. */
  choose(id: string): void;
}

/** Finds the city or kind that a value of the file means and that is not among the suggestions. */
export function OtherMeaning({ field, value, choose }: OtherMeaningProps) {
  const [text, setText] = useState('');
  const typed = { value: text, onChange: setText, isFormField: true };
  return field === 'city' ? (
    <CityInput
      {...typed}
      label={`Cidade de “${value}”`}
      isRequired={false}
      onPick={(_, { id }) => choose(id)}
    />
  ) : (
    <KindInput {...typed} label={`Segmento de “${value}”`} name="kind" onPick={({ id }) => choose(id)} />
  );
}
