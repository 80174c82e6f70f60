import { Button } from '@mantine/core';
import { DAYS, type EditedWeek } from './edited-hours.ts';
import classes from './hours-editor.module.css';
import { IntervalFields } from './interval-fields.tsx';

interface WeekFieldsProps {
  week: EditedWeek;
  onChange(week: EditedWeek): void;
}

/** Shows the hours of the seven weekdays; those of one day can be copied to others. */
export function WeekFields({ week, onChange }: WeekFieldsProps) {
  const copy = (from: number, isTo: (day: number) => boolean) =>
    onChange(week.map((intervals, day) => (isTo(day) ? (week[from] ?? []) : intervals)));
  return (
    <ul className={classes.days}>
      {DAYS.map((name, day) => {
        const intervals = week[day] ?? [];
        return (
          <li key={name} className={classes.day}>
            <span className={classes.name}>{name}</span>
            <IntervalFields
              of={name}
              intervals={intervals}
              onChange={(changed) => onChange(week.map((other, index) => (index === day ? changed : other)))}
            />
            {intervals.length > 0 && (
              <div className={classes.copies}>
                <Button
                  variant="subtle"
                  onClick={() => copy(day, (to) => to < 5)}
                  aria-label={`${name}: copiar para seg a sex`}
                >
                  Copiar para seg a sex
                </Button>
                <Button
                  variant="subtle"
                  onClick={() => copy(day, () => true)}
                  aria-label={`${name}: copiar para todos`}
                >
                  Copiar para todos
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
