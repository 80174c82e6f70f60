import { StatusTag } from '../../ui/status-tag.tsx';

export interface Outcome {
  text: string;
  tone: 'good' | 'bad' | 'plain';
}

/** What was decided of a row that still stands in its place; keyboards go on from here. */
export function OutcomeTag({ text, tone }: Outcome) {
  return (
    <span tabIndex={-1} data-outcome>
      <StatusTag tone={tone}>{text}</StatusTag>
    </span>
  );
}
