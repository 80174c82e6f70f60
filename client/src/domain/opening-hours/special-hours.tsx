import { NativeSelect } from '@mantine/core';
import type { EditedInterval } from './edited-hours.ts';
import { IntervalFields } from './interval-fields.tsx';

interface SpecialHoursProps {
  label: string;
  /** What the hours are of, for screen readers. */
  of: string;
  /** Null for the hours of any other day, where that can be chosen. */
  intervals: readonly EditedInterval[] | null;
  canBeUsual?: boolean;
  onChange(intervals: readonly EditedInterval[] | null): void;
}

/** Shows whether a day is closed, as usual, or has other hours, and which. */
export function SpecialHours({ label, of, intervals, canBeUsual = false, onChange }: SpecialHoursProps) {
  const choice = intervals === null ? 'usual' : intervals.length === 0 ? 'closed' : 'hours';
  const startOf: Record<string, readonly EditedInterval[] | null> = {
    usual: null,
    closed: [],
    hours: [{ opens: '08:00', closes: '12:00' }],
  };
  return (
    <>
      <NativeSelect
        label={label}
        value={choice}
        data={[
          ...(canBeUsual ? [{ value: 'usual', label: 'Como nos outros dias' }] : []),
          { value: 'closed', label: 'Fechado' },
          { value: 'hours', label: 'Outro horário' },
        ]}
        onChange={({ currentTarget: { value } }) => onChange(startOf[value] ?? null)}
      />
      {intervals && intervals.length > 0 && (
        <IntervalFields of={of} intervals={intervals} onChange={onChange} />
      )}
    </>
  );
}
