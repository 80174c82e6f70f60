/** One line of a chart, or the bars of one kind. */
export interface ChartLine {
  /** Of the value in each point. */
  name: string;
  label: string;
  /** A colour as CSS writes it. */
  color: string;
  /** Told apart without colours: lengths of strokes and gaps. */
  dashes?: string;
}

/** What a drawing is given; see `chart.tsx`, which loads it. */
export interface DrawingProps {
  points: readonly { label: string }[];
  lines: readonly ChartLine[];
  /** Pixels. */
  height: number;
}
