import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Button, Flex, Menu } from '@mantine/core';
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
    <Flex component="ul" direction="column">
      {DAYS.map((name, day) => {
        const intervals = week[day] ?? [];
        return (
          <li key={name} className={classes.day}>
            <span className={classes.name}>{name}</span>
            <IntervalFields
              of={name}
              intervals={intervals}
              onChange={(changed) => onChange(week.map((other, index) => (index === day ? changed : other)))}
            >
              {intervals.length > 0 && (
                <Menu position="bottom-end">
                  <Menu.Target>
                    <Button variant="subtle" aria-label={`${name}: copiar`}>
                      Copiar
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item mih={44} onClick={() => copy(day, (to) => to < 5)}>
                      Para segunda a sexta
                    </Menu.Item>
                    <Menu.Item mih={44} onClick={() => copy(day, () => true)}>
                      Para todos os dias
                    </Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              )}
            </IntervalFields>
          </li>
        );
      })}
    </Flex>
  );
}
