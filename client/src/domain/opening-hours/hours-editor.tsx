import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Flex } from '@mantine/core';
import { useState } from 'react';
import { DateFields } from './date-fields.tsx';
import { type EditedHours, NO_HOURS, TEMPLATES } from './edited-hours.ts';
import classes from './hours-editor.module.css';
import { readHours, writeHours } from './hours-text.ts';
import { SeasonFields } from './season-fields.tsx';
import { SpecialHours } from './special-hours.tsx';
import { WeekFields } from './week-fields.tsx';

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
      <details className={classes.more} open={dates.length > 0 || undefined}>
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
