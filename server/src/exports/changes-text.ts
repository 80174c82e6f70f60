import type { FieldChange } from '../audit/field-change.ts';
import { fieldName, fieldValue } from './field-names.ts';

/** One line a change, 'Telefone: (vazio) → (19) 3555-0100'. */
export const changesText = (changes: readonly FieldChange[]): string =>
  changes
    .map(({ field, before, after }) => {
      const written = (value: string | null) => (value === null ? '(vazio)' : fieldValue(field, value));
      return `${fieldName(field)}: ${written(before)} → ${written(after)}`;
    })
    .join('\n');
