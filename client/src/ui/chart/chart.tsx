import { Box, Button, Flex, Skeleton, Stack } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import classes from './chart.module.css';
import type { ChartLine } from './chart-line.ts';

interface ChartProps<Point extends { label: string }> {
  /** Title of its table. */
  caption: string;
  /** Its content in a sentence. */
  summary: string;
  /** Kind of a point: 'Dia', 'Semana', 'Mês'. */
  stepName: string;
  points: readonly Point[];
  lines: readonly (ChartLine & { name: keyof Point & string })[];
  /** Lines by default. */
  shape?: 'lines' | 'bars';
  /** Of the drawing, in pixels. */
  height?: number;
}

const HEIGHT = 260;
/** Pixels of a line's sample in the legend. */
const SAMPLE = 28;
const DRAWINGS = {
  lines: async () => (await import('./line-chart.tsx')).LineChart,
  bars: async () => (await import('./bar-chart.tsx')).BarChart,
};

/** Lists the names of the lines, by stroke and colour. */
function Legend({ lines }: { lines: readonly ChartLine[] }) {
  return (
    <Flex gap="0.25rem 1.25rem" wrap="wrap" fz="var(--text-md)">
      {lines.map(({ name, label, color, dashes }) => (
        <span key={name} className={classes.entry}>
          <svg width={SAMPLE} height={10} viewBox={`0 0 ${SAMPLE} 10`} focusable="false" aria-hidden="true">
            <line x1={0} x2={SAMPLE} y1={5} y2={5} style={{ stroke: color }} strokeDasharray={dashes} />
          </svg>
          {label}
        </span>
      ))}
    </Flex>
  );
}

/** Shows a placeholder as tall as the chart. */
export function ChartSkeleton({ height = HEIGHT }: { height?: number }) {
  return (
    <Stack gap="sm" miw={0}>
      <Skeleton height="1.55rem" width="min(100%, 26rem)" />
      <Skeleton height="1.4rem" width="14rem" />
      <Skeleton height={height} />
      <Skeleton height={44} width="8rem" />
    </Stack>
  );
}

/** Shows a drawing, and its figures as a table for screen readers and on request. */
export function Chart<Point extends { label: string }>({
  caption,
  summary,
  stepName,
  points,
  lines,
  shape = 'lines',
  height = HEIGHT,
}: ChartProps<Point>) {
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const toggle = isTable ? 'Ocultar tabela' : 'Ver tabela';
  const { value: Drawing, isFailed } = useLoaded(DRAWINGS[shape]);
  return (
    <Flex component="figure" direction="column" gap="sm" miw={0} aria-labelledby={id}>
      <Box id={id} component="figcaption" c="dimmed">
        {summary}
      </Box>
      {!isFailed && (
        <div className={classes.drawing} aria-hidden="true">
          {lines.length > 1 && <Legend lines={lines} />}
          {Drawing ? <Drawing points={points} lines={lines} height={height} /> : <Skeleton height={height} />}
        </div>
      )}
      <Button
        variant="default"
        className={classes.toggle}
        onClick={() => setIsTable(!isTable)}
        aria-expanded={isTable}
        aria-label={`${toggle}: ${caption}`}
      >
        {toggle}
      </Button>
      <div className={isTable || isFailed ? classes.table : `${classes.table} ${classes.onlyPrinted}`}>
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
    </Flex>
  );
}

/** Returns the value of `load` once it has resolved; `isFailed` once it has rejected. `load` must not change. */
function useLoaded<T>(load: () => Promise<T>): { value: T | undefined; isFailed: boolean } {
  const [state, setState] = useState<{ value: T | undefined; isFailed: boolean }>({
    value: undefined,
    isFailed: false,
  });
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ value, isFailed: false }),
      () => isCurrent && setState({ value: undefined, isFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return state;
}
