/** One line of a chart, or the bars of one kind. */
export interface ChartLine {
  /** Name of the value in each point. */
  name: string;
  label: string;
  /** A colour as CSS writes it. */
  color: string;
  /** Lengths of strokes and gaps, to tell lines apart without colours. */
  dashes?: string;
  /** Drawn by the scale on the right. */
  isRight?: boolean;
}

/** Properties of a drawing; `chart.tsx` loads it. */
export interface DrawingProps {
  points: readonly { label: string }[];
  lines: readonly ChartLine[];
  /** Pixels. */
  height: number;
}
