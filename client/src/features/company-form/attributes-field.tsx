import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatAmount } from '../../lib/format.ts';
import choices from '../../ui/field/choices.module.css';
import { useFormAttributesQuery } from './company-form.gen.ts';
import classes from './company-form.module.css';

interface AttributesFieldProps {
  /** Whether nothing else is edited: the list is open. */
  isAlone: boolean;
  /** Ids of the company's kinds and category, by which the list is chosen. */
  kindIds: readonly string[];
  categoryId: string;
  /** Those that the company had before: they are offered too. */
  selected: readonly { id: string; name: string }[];
  chosen: readonly string[];
  error: ReactNode;
  onChange(chosen: string[]): void;
}

/** Shows the attributes that matter for the company's kinds as checkboxes; closed beside other fields, so that nothing moves when they change. */
export function AttributesField({
  isAlone,
  kindIds,
  categoryId,
  selected,
  chosen,
  error,
  onChange,
}: AttributesFieldProps) {
  const { data, previousData } = useFormAttributesQuery({
    variables: { kindIds: [...kindIds], categoryId: categoryId || null },
  });
  const offered = (data ?? previousData)?.attributes ?? [];
  const visible = new Map([...offered, ...selected].map((attribute) => [attribute.id, attribute]));
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((chosenId) => chosenId !== id));
  return (
    <details className={classes.attributes} open={isAlone || undefined}>
      <summary>
        O que a empresa tem (opcional)
        {chosen.length > 0 && `: ${formatAmount(chosen.length, 'escolhida', 'escolhidas')}`}
      </summary>
      {visible.size === 0 && <p>Escolha um segmento ou uma categoria para ver as opções.</p>}
      <div className={choices.choices}>
        {[...visible.values()].map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
          />
        ))}
      </div>
      {error && <p role="alert">{error}</p>}
    </details>
  );
}
