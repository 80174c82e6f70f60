import { NotLoaded } from '../../../ui/feedback/not-loaded.tsx';
import { lazyOr } from '../../../ui/hydration/lazy-or.tsx';
import { OnDemand } from '../../../ui/hydration/on-demand.tsx';
import type { BulkModalProps } from './bulk-modal.tsx';

const BulkModal = lazyOr(async () => (await import('./bulk-modal.tsx')).BulkModal, NotLoaded);

/** Shows `BulkModal`, whose code is loaded once it is asked for. */
export const BulkQuestion = (props: BulkModalProps) => (
  <OnDemand>
    <BulkModal {...props} />
  </OnDemand>
);
