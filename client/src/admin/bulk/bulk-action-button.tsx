import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../ui/hydration/on-demand.tsx';
import type { StartBulkActionInput } from './bulk-job.gen.ts';
import type { BulkModalProps } from './bulk-modal.tsx';
import type { BulkActionState } from './use-bulk-action.ts';

const BulkModal = lazyOr(async () => (await import('./bulk-modal.tsx')).BulkModal, NotLoaded);

/** Shows `BulkModal`, whose code is loaded once it is asked for. */
const BulkQuestion = (props: BulkModalProps) => (
  <OnDemand>
    <BulkModal {...props} />
  </OnDemand>
);

interface BulkActionButtonProps extends Pick<BulkModalProps, 'actions'> {
  /** Companies that it is done to; undefined until they are counted. */
  total: number | undefined;
  /** Which they are: a filter, what waits, or their ids. */
  of: Pick<StartBulkActionInput, 'companies' | 'ids' | 'kind' | 'waiting'>;
  bulk: BulkActionState;
  /** Called once an action has been started. */
  onStarted?(): void;
}

/** Shows a button for an action on many companies, which asks what to do. */
export function BulkActionButton({ actions, total, of, bulk, onStarted }: BulkActionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const all =
    total === undefined || total < 2 ? 'Ação com todas' : `Ação com todas as ${formatNumber(total)}`;
  const label = actions.length === 1 && actions[0] === 'assignKind' ? 'Mudar segmento' : 'Outra ação';
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" disabled={!total} onClick={() => setOpen(true)}>
        {of.companies ? all : label}
      </Button>
      {isOpen && total !== undefined && (
        <BulkQuestion
          actions={actions}
          total={total}
          filter={of.companies}
          start={async (input) => {
            const isStarted = await bulk.start({ ...of, ...(of.waiting && { total }), ...input });
            if (isStarted) onStarted?.();
            return isStarted;
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
