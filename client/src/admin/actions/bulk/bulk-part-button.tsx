import { Button } from '@mantine/core';
import { formatNumber } from '../../../lib/format.ts';
import type { BulkPart } from './use-bulk-part.ts';

interface BulkPartButtonProps {
  part: BulkPart;
  /** For a formatted number: 'Ocultar 3'. */
  text(count: string): string;
  onClick(): void;
}

/** Shows the button of an action with the number of things that it can be done to; nothing for none. */
export function BulkPartButton({ part: { count, problem }, text, onClick }: BulkPartButtonProps) {
  if (problem) return <span role="status">{problem}</span>;
  if (count === 0) return null;
  return (
    <Button variant="default" disabled={count === undefined} onClick={onClick}>
      {text(count === undefined ? '…' : formatNumber(count))}
    </Button>
  );
}
