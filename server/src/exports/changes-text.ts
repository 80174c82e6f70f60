import type { FieldChange } from '../audit/field-change.ts';

const EMPTY = '(vazio)';

/** One line a change, 'Telefone: (vazio) → (19) 3555-0100', or a fact, 'Motivo: Duplicada.'; what stayed is left out. */
export const changesText = (changes: readonly FieldChange[]): string =>
  changes
    .filter(({ beforeText, afterText }) => beforeText !== afterText)
    .map(({ name, beforeText, afterText, isFact }) =>
      isFact
        ? `${name}: ${afterText ?? beforeText}`
        : `${name}: ${beforeText ?? EMPTY} → ${afterText ?? EMPTY}`,
    )
    .join('\n');
