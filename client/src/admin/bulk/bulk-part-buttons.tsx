import { Button } from '@mantine/core';
import { formatNumber } from '../../lib/format.ts';
import type { BulkPart } from './use-bulk-part.ts';

interface PartButton {
  subset: BulkPart;
  /** For a formatted number: 'Ocultar 3'. */
  text(count: string): string;
  onClick(): void;
}

interface BulkPartButtonsProps {
  buttons: readonly PartButton[];
}

/**
 * Shows the buttons of actions with the number of things that each can be done to; none for zero. Where a number cannot
 * be read, shows why once, with a button that tries again.
 */
export function BulkPartButtons({ buttons }: BulkPartButtonsProps) {
  const failed = [...new Set(buttons.map(({ subset }) => subset))].filter(({ problem }) => problem);
  if (failed[0])
    return (
      <>
        <span role="status">{failed[0].problem}</span>
        <Button variant="default" onClick={() => Promise.all(failed.map(({ retry }) => retry()))}>
          Tentar novamente
        </Button>
      </>
    );
  return buttons.map(({ subset: { count }, text, onClick }) => {
    if (count === 0) return null;
    const label = text(count === undefined ? '…' : formatNumber(count));
    return (
      <Button key={text('')} variant="default" disabled={count === undefined} onClick={onClick}>
        {label}
      </Button>
    );
  });
}
