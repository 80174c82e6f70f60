import '@mantine/core/styles/CloseButton.layer.css';
import { Button, CloseButton, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import { type EditedInterval, problemOf } from './edited-hours.ts';
import classes from './hours-editor.module.css';

/** Intervals of a day. */
const MOST_INTERVALS = 6;

interface IntervalFieldsProps {
  /** What the hours are of: "Segunda". */
  of: string;
  intervals: readonly EditedInterval[];
  onChange(intervals: readonly EditedInterval[]): void;
  /** Shown beside the button for another interval. */
  children?: ReactNode;
}

/** Shows the opening and closing times of a day, of any number of intervals. */
export function IntervalFields({ of, intervals, onChange, children }: IntervalFieldsProps) {
  const problemId = useId();
  const group = useRef<HTMLDivElement>(null);
  const problem = problemOf(intervals);
  const last = intervals.at(-1);
  const input = (index: number, field: keyof EditedInterval, label: string) => (
    <TextInput
      type="time"
      aria-label={`${of}, ${label}${index > 0 ? ` (${index + 1}º intervalo)` : ''}`}
      aria-describedby={problem ? problemId : undefined}
      error={problem !== null}
      value={intervals[index]?.[field] ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(
          intervals.map((interval, other) => (other === index ? { ...interval, [field]: value } : interval)),
        )
      }
    />
  );
  return (
    <Stack ref={group} gap={4} tabIndex={-1}>
      {intervals.map(({ opens, closes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: intervals have no other identity
        <div key={index} className={classes.interval}>
          {input(index, 'opens', 'abre')}
          <span aria-hidden="true">às</span>
          {input(index, 'closes', 'fecha')}
          <CloseButton
            size={44}
            iconSize={18}
            aria-label={`${of}: remover ${opens || 'intervalo'}${closes && ` às ${closes}`}`}
            onClick={() => {
              onChange(intervals.filter((_, other) => other !== index));
              // The pressed button is gone.
              group.current?.focus();
            }}
          />
          {opens === '00:00' && closes === '00:00' && (
            <Text span c="dimmed" fz="var(--text-md)">
              24 horas
            </Text>
          )}
        </div>
      ))}
      {problem && (
        <Text id={problemId} c="var(--mantine-color-error)" fz="var(--text-md)" role="alert">
          {problem}
        </Text>
      )}
      <div className={classes.tools}>
        {intervals.length < MOST_INTERVALS && (
          <Button
            variant="subtle"
            aria-label={`${of}: ${last ? 'outro intervalo' : 'fechado · informar horário'}`}
            onClick={() =>
              onChange([...intervals, last ? { opens: '', closes: '' } : { opens: '08:00', closes: '18:00' }])
            }
          >
            {last ? 'Outro intervalo' : 'Fechado · informar horário'}
          </Button>
        )}
        {children}
      </div>
    </Stack>
  );
}
