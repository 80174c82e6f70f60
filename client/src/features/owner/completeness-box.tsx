import { Flex, Stack, Text } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CompletenessFragment } from '../../domain/companies/completeness.gen.ts';
import classes from './owner.module.css';

/** The most useful ones; the parts of the company name the others. */
const MOST_SHOWN = 3;

interface CompletenessBoxProps {
  completeness: NonNullable<CompletenessFragment['completeness']>;
  /** Opens the company's form at a field. */
  openField(field: string): void;
}

/**
 * Shows how complete a company is and what is missing, each leading to its field; nothing when it is complete. Keeps
 * its greatest height, also once nothing is missing: what is below must not move after an edit.
 */
export function CompletenessBox({ completeness, openField }: CompletenessBoxProps) {
  const { percent, text, missing } = completeness;
  const box = useRef<HTMLDivElement>(null);
  const [minHeight, setMinHeight] = useState<number>();
  useLayoutEffect(() => setMinHeight(box.current?.offsetHeight));
  if (missing.length === 0 && minHeight === undefined) return null;
  return (
    <Stack ref={box} gap={8} py="0.7rem" px="md" bdrs="md" bg="var(--brand-soft)" style={{ minHeight }}>
      <Text fz="var(--text-md)" fw={600}>
        {text ?? 'Sua página está completa.'}
      </Text>
      <progress
        className={classes.completenessBar}
        value={percent}
        max={100}
        aria-label="Página completa, em por cento"
      />
      {missing.length > 0 && (
        <Flex component="ul" gap={8} wrap="wrap" align="center" aria-label="O que falta">
          {missing.slice(0, MOST_SHOWN).map(({ field, name }) => (
            <li key={field}>
              <button type="button" className={classes.line} onClick={() => openField(field)}>
                <span aria-hidden="true">+</span>
                <span className="visually-hidden">Acrescentar</span> {name}
              </button>
            </li>
          ))}
          {missing.length > MOST_SHOWN && <li>e mais {missing.length - MOST_SHOWN}</li>}
        </Flex>
      )}
    </Stack>
  );
}
