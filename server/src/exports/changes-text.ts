import type { FieldChange } from '../audit/field-change.ts';

const EMPTY = '(vazio)';

/** Returns one line a change, 'Telefone: (vazio) → (19) 3555-0100', or a fact, 'Motivo: Duplicada.'. */
export const changesText = (changes: readonly FieldChange[]): string =>
  changes
    .map(({ name, beforeText, afterText, isFact }) =>
      isFact
        ? `${name}: ${afterText ?? beforeText}`
        : `${name}: ${beforeText ?? EMPTY} → ${afterText ?? EMPTY}`,
    )
    .join('\n');
