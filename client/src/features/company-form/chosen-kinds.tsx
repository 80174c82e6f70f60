import type { KindChoiceFragment } from '../../domain/kinds/kinds.gen.ts';
import '@mantine/core/styles/CloseButton.layer.css';
import { Button, CloseButton } from '@mantine/core';
import { StatusTag } from '../../ui/status-tag.tsx';
import classes from './kinds-field.module.css';

interface ChosenKindsProps {
  kinds: readonly KindChoiceFragment[];
  /** Called with the kinds as they are then, and what has changed. */
  onChange(kinds: readonly KindChoiceFragment[], announcement: string): void;
}

/** Lists the chosen kinds of a company; the first is marked as the main one. */
export function ChosenKinds({ kinds, onChange }: ChosenKindsProps) {
  if (kinds.length === 0) return null;
  const without = (kind: KindChoiceFragment) => kinds.filter(({ id }) => id !== kind.id);
  return (
    <ol className={classes.chosen} aria-label="Segmentos escolhidos">
      {kinds.map((kind, index) => (
        <li key={kind.id} className={classes.kind}>
          <span className={classes.name}>
            {kind.name} {kind.category && <span className={classes.category}>{kind.category.name}</span>}
          </span>
          <span className={classes.rank}>
            {index === 0 ? (
              <StatusTag tone="good">Principal</StatusTag>
            ) : (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Tornar principal: ${kind.name}`}
                onClick={() => onChange([kind, ...without(kind)], `${kind.name}: agora é o principal.`)}
              >
                Tornar principal
              </Button>
            )}
          </span>
          <CloseButton
            size="lg"
            aria-label={`Remover ${kind.name}`}
            onClick={() => onChange(without(kind), `${kind.name}: removido.`)}
          />
        </li>
      ))}
    </ol>
  );
}
