import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Flex, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { EditedDate, EditedSeason, EditedWeek } from './edited-hours.ts';
import { comingFeasts, type EditedHours, NO_HOURS, TEMPLATES } from './edited-hours.ts';
import classes from './hours-editor.module.css';
import { readHours, writeHours } from './hours-text.ts';
import { SpecialHours } from './special-hours.tsx';
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
function SeasonFields({ seasons, week, onChange }: SeasonFieldsProps) {
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

interface DateFieldsProps {
  dates: readonly EditedDate[];
  onChange(dates: readonly EditedDate[]): void;
}

interface DayFieldProps {
  isYearly: boolean;
  value: string;
  onChange(day: string): void;
}

/** Shows the field of a day; what is missing is an error once the field was left. */
function DayField({ isYearly, value, onChange }: DayFieldProps) {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <TextInput
      type="date"
      label={isYearly ? 'Feriado da cidade, todo ano' : 'Data'}
      description={isYearly && 'O ano não conta.'}
      value={value}
      error={isLeft && value === '' && 'Escolha o dia.'}
      onBlur={() => setIsLeft(true)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const NAME_LENGTH = 60;

/** Shows dates with other hours: of one year, or of every year as a holiday of the city. */
function DateFields({ dates, onChange }: DateFieldsProps) {
  const add = (isYearly: boolean) => onChange([...dates, { date: '', isYearly, name: '', intervals: [] }]);
  const change = (index: number, changes: Partial<EditedDate>) =>
    onChange(dates.map((date, other) => (other === index ? { ...date, ...changes } : date)));
  return (
    <Stack gap="sm">
      {dates.map(({ date, isYearly, name, intervals }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dates have no other identity
        <Stack key={index} gap="sm" p="sm" bd="1px solid var(--line)" bdrs="md" data-date tabIndex={-1}>
          <DayField isYearly={isYearly} value={date} onChange={(day) => change(index, { date: day })} />
          <TextInput
            label="Nome (opcional)"
            placeholder={isYearly ? 'Santo Antônio' : 'Véspera de Natal'}
            maxLength={NAME_LENGTH}
            value={name}
            onChange={(event) => change(index, { name: event.currentTarget.value })}
          />
          <SpecialHours
            label="Neste dia"
            of={name || `Data ${index + 1}`}
            intervals={intervals}
            onChange={(changed) => change(index, { intervals: changed ?? [] })}
          />
          <Button
            variant="subtle"
            aria-label={`Remover data: ${name || index + 1}`}
            onClick={() => onChange(dates.filter((_, other) => other !== index))}
          >
            Remover data
          </Button>
        </Stack>
      ))}
      <Flex gap={8} wrap="wrap">
        <Button variant="light" onClick={() => add(true)}>
          Feriado da cidade
        </Button>
        <Button variant="light" onClick={() => add(false)}>
          Outra data especial
        </Button>
      </Flex>
    </Stack>
  );
}

interface HoursEditorProps {
  /** In the syntax of OpenStreetMap; empty for none. */
  initial: string;
  onChange(text: string): void;
}

/** Shows an editor of opening hours: templates, the week, holidays, dates and seasons. */
export function HoursEditor({ initial, onChange }: HoursEditorProps) {
  const [hours, setHours] = useState(() => readHours(initial));
  const set = (changed: EditedHours) => {
    setHours(changed);
    onChange(writeHours(changed));
  };
  const change = (changes: Partial<EditedHours>) => set({ ...hours, ...changes });
  const { week, holidays, dates, seasons, byAppointment } = hours;
  const isClosed = week.every((intervals) => intervals.length === 0);
  const details = useRef<HTMLDetailsElement>(null);
  const addFeast = (added: readonly EditedDate[]) => {
    change({ dates: [...dates, ...added] });
    // Once its rows are there.
    requestAnimationFrame(() => {
      const row = details.current?.querySelectorAll<HTMLElement>('[data-date]')[dates.length];
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    });
  };
  const feasts = comingFeasts(hours);
  return (
    <div className={classes.editor}>
      <Flex gap={8} wrap="wrap">
        {TEMPLATES.map(({ name, hours: template }) => (
          <Button key={name} variant="light" onClick={() => set(template)}>
            {name}
          </Button>
        ))}
        {writeHours(hours) !== '' && (
          <Button variant="subtle" onClick={() => set(NO_HOURS)}>
            Limpar
          </Button>
        )}
      </Flex>
      {feasts.length > 0 && (
        <Flex gap={8} wrap="wrap" align="center">
          <strong>Vem aí:</strong>
          {feasts.map(({ title, dates: added }) => (
            <Button key={title} variant="default" onClick={() => addFeast(added)}>
              {title}
            </Button>
          ))}
        </Flex>
      )}
      <WeekFields week={week} onChange={(changed) => change({ week: changed })} />
      <Checkbox
        label={isClosed ? 'Atende só com hora marcada' : 'Fora do horário, atende com hora marcada'}
        checked={byAppointment}
        onChange={(event) => change({ byAppointment: event.currentTarget.checked })}
      />
      <SpecialHours
        label="Nos feriados nacionais e do estado"
        of="Feriados"
        intervals={holidays}
        canBeUsual
        onChange={(changed) => change({ holidays: changed })}
      />
      <details ref={details} className={classes.more} open={dates.length > 0 || undefined}>
        <summary>Feriados da cidade e datas especiais</summary>
        <DateFields dates={dates} onChange={(changed) => change({ dates: changed })} />
      </details>
      <details className={classes.more} open={seasons.length > 0 || undefined}>
        <summary>Temporadas com outro horário</summary>
        <SeasonFields seasons={seasons} week={week} onChange={(changed) => change({ seasons: changed })} />
      </details>
    </div>
  );
}
