import type { OpeningHoursFragment } from './opening.gen.ts';
import classes from './opening-hours.module.css';
import { formatDay, formatIntervals } from './opening-texts.ts';

/** Shows the hours of today and, once opened, of the next six days; needs no script. */
export function OpeningHours({ opening }: { opening: OpeningHoursFragment | null }) {
  const [today, ...others] = opening?.days ?? [];
  if (!opening || !today) return null;
  const hasHours = opening.isAlwaysOpen || opening.spans.length > 0;
  if (!hasHours) return opening.byAppointment && <p className={classes.note}>Atende com hora marcada.</p>;
  return (
    <details className={classes.hours}>
      <summary>
        <span className={classes.today}>
          Hoje{today.name && ` (${today.name})`}: {formatIntervals(today.intervals)}
        </span>
      </summary>
      <table>
        <caption className="visually-hidden">Horário dos próximos dias</caption>
        <tbody>
          {[today, ...others].map((day) => (
            <tr key={day.date} data-today={day === today || undefined}>
              <th scope="row">{formatDay(day)}</th>
              <td>
                {day.intervals.length > 1 && !opening.isAlwaysOpen
                  ? day.intervals.map((interval) => (
                      <span key={interval.opens} className={classes.interval}>
                        {formatIntervals([interval])}
                      </span>
                    ))
                  : formatIntervals(day.intervals)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opening.byAppointment && <p className={classes.note}>Fora desse horário, com hora marcada.</p>}
    </details>
  );
}
