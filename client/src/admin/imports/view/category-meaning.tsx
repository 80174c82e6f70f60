import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';

interface CategoryMeaningProps {
  /** As the file writes it. */
  value: string;
  categories: readonly { id: string; name: string }[];
  /** Whether suggestions stand before it. */
  isOther: boolean;
  isBusy: boolean;
  /** Called with the id of the chosen category. */
  choose(id: string): void;
}

/** Chooses the category that a value of the file means; the arrow keys alone choose nothing. */
export function CategoryMeaning({ value, categories, isOther, isBusy, choose }: CategoryMeaningProps) {
  const [id, setId] = useState('');
  return (
    <>
      <NativeSelect
        aria-label={`Categoria de ${value}`}
        value={id}
        disabled={isBusy}
        data={[
          { value: '', label: isOther ? 'Outra categoria…' : 'Escolha a categoria…' },
          ...categories.map((category) => ({ value: category.id, label: category.name })),
        ]}
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      />
      {id !== '' && (
        <Button
          variant="default"
          disabled={isBusy}
          aria-label={`Usar esta categoria para ${value}`}
          onClick={() => choose(id)}
        >
          Usar
        </Button>
      )}
    </>
  );
}
