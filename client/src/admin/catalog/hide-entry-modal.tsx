import { formatNumber } from '../../lib/format.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import type { Entry, EntryKind } from './entry-kind.ts';

interface HideEntryModalProps {
  entry: Entry;
  kind: EntryKind['one'];
  hide(): void;
  onClose(): void;
}

/** Asks before a category or city that companies use is hidden. */
export function HideEntryModal({
  entry: { name, companiesCount },
  kind,
  hide,
  onClose,
}: HideEntryModalProps) {
  return (
    <ConfirmModal
      title={`Ocultar ${name}?`}
      action={`Ocultar ${kind}`}
      isDestructive={false}
      isBusy={false}
      onConfirm={hide}
      onClose={onClose}
    >
      <p>
        A {kind} deixa de ser oferecida em buscas e cadastros.{' '}
        {companiesCount === 1
          ? `A empresa desta ${kind} continua no ar.`
          : `As ${formatNumber(companiesCount)} empresas desta ${kind} continuam no ar.`}{' '}
        Dá para mostrá-la de novo.
      </p>
    </ConfirmModal>
  );
}
