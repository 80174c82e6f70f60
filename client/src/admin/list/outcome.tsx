import { StatusTag } from '../../ui/status-tag.tsx';

export interface Outcome {
  text: string;
  tone: 'good' | 'bad' | 'plain';
}

/** Shows the outcome of a decided row that is kept in place; focusable. */
export function OutcomeTag({ text, tone }: Outcome) {
  return (
    <span tabIndex={-1} data-outcome>
      <StatusTag tone={tone}>{text}</StatusTag>
    </span>
  );
}
