import { Button, NativeSelect, Stack } from '@mantine/core';
import type { EditedSeason, EditedWeek } from './edited-hours.ts';
import classes from './hours-editor.module.css';
import { WeekFields } from './week-fields.tsx';

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
const two = (number: number): string => String(number).padStart(2, '0');
const lastOf = (month: number): number => new Date(Date.UTC(2024, month, 0)).getUTCDate();

interface MonthDayFieldProps {
  label: string;
  /** "12-15". */
  value: string;
  onChange(value: string): void;
}

function MonthDayField({ label, value, onChange }: MonthDayFieldProps) {
  const [month, day] = [Number(value.slice(0, 2)), Number(value.slice(3))];
  const set = (to: number, of: number) => onChange(`${two(of)}-${two(Math.min(to, lastOf(of)))}`);
  return (
    <div className={classes.monthDay}>
      <NativeSelect
        label={label}
        value={day}
        data={Array.from({ length: lastOf(month) }, (_, index) => String(index + 1))}
        onChange={(event) => set(Number(event.currentTarget.value), month)}
      />
      <NativeSelect
        label="de"
        aria-label={`${label}, mês`}
        value={month}
        data={MONTHS.map((name, index) => ({ value: String(index + 1), label: name }))}
        onChange={(event) => set(day, Number(event.currentTarget.value))}
      />
    </div>
  );
}

interface SeasonFieldsProps {
  seasons: readonly EditedSeason[];
  /** The usual week, with which a season begins. */
  week: EditedWeek;
  onChange(seasons: readonly EditedSeason[]): void;
}

/** Shows times of the year with another week. */
export function SeasonFields({ seasons, week, onChange }: SeasonFieldsProps) {
  const change = (index: number, changes: Partial<EditedSeason>) =>
    onChange(seasons.map((season, other) => (other === index ? { ...season, ...changes } : season)));
  return (
    <Stack gap="sm">
      {seasons.map((season, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seasons have no other identity
        <Stack key={index} gap="sm" p="sm" bd="1px solid var(--line)" bdrs="md">
          <MonthDayField label="Do dia" value={season.from} onChange={(from) => change(index, { from })} />
          <MonthDayField
            label="Até o dia"
            value={season.until}
            onChange={(until) => change(index, { until })}
          />
          <WeekFields week={season.week} onChange={(days) => change(index, { week: days })} />
          <Button variant="subtle" onClick={() => onChange(seasons.filter((_, other) => other !== index))}>
            Remover temporada
          </Button>
        </Stack>
      ))}
      <Button variant="light" onClick={() => onChange([...seasons, { from: '12-15', until: '01-31', week }])}>
        Adicionar temporada
      </Button>
    </Stack>
  );
}
