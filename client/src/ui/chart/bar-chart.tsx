import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { BarChart as MantineBarChart } from '@mantine/charts';
import type { DrawingProps } from './chart-line.ts';

/** Draws the bars; `chart.tsx` loads it and adds legend and table. */
export function BarChart({ points, lines, height }: DrawingProps) {
  return (
    <MantineBarChart
      h={height}
      data={points.map((point) => ({ ...point }))}
      dataKey="label"
      series={lines.map(({ name, label, color }) => ({ name, label, color }))}
      tickLine="none"
      gridAxis="x"
      maxBarWidth={64}
      yAxisProps={{ width: 44, allowDecimals: false }}
      xAxisProps={{ interval: 0 }}
      barProps={{ isAnimationActive: false, radius: [4, 4, 0, 0] }}
      barChartProps={{ accessibilityLayer: false }}
      valueFormatter={(value) => value.toLocaleString('pt-BR')}
    />
  );
}
