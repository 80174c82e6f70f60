import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import type { StartBulkActionInput } from './bulk-job.gen.ts';
import { BulkModal, type BulkModalProps } from './bulk-modal.tsx';
import { useBulkAction } from './use-bulk-action.tsx';

type Chosen = Pick<StartBulkActionInput, 'companies' | 'pending'>;

interface BulkActionsOptions extends Pick<BulkModalProps, 'actions'> {
  /** Companies of the filter; undefined until they are counted. */
  total: number | undefined;
  /** The filter of the list. */
  of: Chosen;
}

/** Returns a button for an action on all companies of a list's filter, and the progress of the last one. */
export function useBulkActions({ actions, total, of }: BulkActionsOptions): {
  button: ReactNode;
  progress: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const { start, progress } = useBulkAction();
  return {
    button: (
      <>
        <Button variant="default" aria-haspopup="dialog" disabled={!total} onClick={() => setOpen(true)}>
          {total === undefined || total < 2 ? 'Ação com todas' : `Ação com todas as ${formatNumber(total)}`}
        </Button>
        {isOpen && total !== undefined && (
          <BulkModal
            actions={actions}
            total={total}
            start={(input) => start({ ...of, ...input })}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    ),
    progress,
  };
}
