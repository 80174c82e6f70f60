import { Button, Skeleton } from '@mantine/core';
import { useId, useState } from 'react';
import { formatNumber } from '../lib/format.ts';
import { useLoaded } from '../lib/use-loaded.ts';
import classes from './chart.module.css';
import type { ChartLine } from './chart-line.ts';

interface ChartProps<Point extends { label: string }> {
  /** What it shows, as the title of its table. */
  caption: string;
  /** What it says, in a sentence. */
  summary: string;
  /** What a point is: 'Dia', 'Semana', 'Mês'. */
  stepName: string;
  points: readonly Point[];
  lines: readonly (ChartLine & { name: keyof Point & string })[];
}

const HEIGHT = 260;
const loadDrawing = () => import('./line-chart.tsx');

/** Lines over time, with the same as a table for whoever does not see, and for whoever prefers figures. */
export function Chart<Point extends { label: string }>({
  caption,
  summary,
  stepName,
  points,
  lines,
}: ChartProps<Point>) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const { value: drawing, isFailed } = useLoaded(loadDrawing);
  return (
    <figure className={classes.figure} aria-labelledby={id}>
      <figcaption id={id} className={classes.summary}>
        {summary}
      </figcaption>
      <div
        className={classes.drawing}
        style={{ minHeight: HEIGHT }}
        aria-hidden="true"
        data-is-hidden={isFailed}
      >
        {drawing ? (
          <drawing.LineChart points={points} lines={lines} height={HEIGHT} />
        ) : (
          !isFailed && <Skeleton height={HEIGHT} />
        )}
      </div>
      <Button
        variant="subtle"
        className={classes.toggle}
        onClick={() => setIsTable(!isTable)}
        aria-expanded={isTable}
      >
        {isTable ? 'Ocultar tabela' : 'Ver tabela'}
      </Button>
      <div className={isTable || isFailed ? classes.table : classes.hiddenTable}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{stepName}</th>
              {lines.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                {lines.map(({ name }) => (
                  <td key={name}>{formatNumber(Number(point[name]))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
