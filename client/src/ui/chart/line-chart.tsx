import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/charts/styles.layer.css';
import { LineChart as MantineLineChart } from '@mantine/charts';
import type { DrawingProps } from './chart-line.ts';

/** Draws the lines; `chart.tsx` loads it and adds legend and table. */
export function LineChart({ points, lines, height }: DrawingProps) {
  return (
    <MantineLineChart
      h={height}
      data={points.map((point) => ({ ...point }))}
      dataKey="label"
      series={lines.map(({ name, label, color, dashes, isRight }) => ({
        name,
        label,
        color,
        ...(isRight && { yAxisId: 'right' }),
        ...(dashes && { strokeDasharray: dashes }),
      }))}
      curveType="linear"
      withDots={points.length <= 31}
      tickLine="none"
      gridAxis="x"
      withRightYAxis={lines.some(({ isRight }) => isRight)}
      yAxisProps={{ width: 44, allowDecimals: false, interval: 0 }}
      rightYAxisProps={{ width: 44, allowDecimals: false, interval: 0 }}
      xAxisProps={{ minTickGap: 24 }}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false, margin: { top: 10 } }}
      valueFormatter={(value) => value.toLocaleString('pt-BR')}
    />
  );
}
