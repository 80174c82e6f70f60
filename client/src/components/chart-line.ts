/** One line of a chart. */
export interface ChartLine {
  /** Of the value in each point. */
  name: string;
  label: string;
  /** A colour as CSS writes it. */
  color: string;
  /** Told apart without colours: lengths of strokes and gaps. */
  dashes?: string;
}
