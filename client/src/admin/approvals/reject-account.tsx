import { useRef } from 'react';
import { useMay } from '../../domain/account/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { useSetUserActiveMutation } from '../account/users.gen.ts';
import { ReasonModal } from '../actions/reason-modal.tsx';
import { useModal } from '../actions/use-modal.ts';
import type { ApprovalPersonFragment } from '../approval-types/approval-details.gen.ts';
import { OWNER_READS } from '../approval-types/approval-type.ts';
import { useBulkAction } from '../bulk/use-bulk-action.ts';
import { showUndoable } from '../undo/show-undoable.tsx';

const FAILED = 'Erro ao ativar/desativar a conta';

/** Deactivates an account and rejects all companies of it that wait: each has its own undo. */
export function RejectAccount({ person: { id, name, isActive } }: { person: ApprovalPersonFragment }) {
  const element = useRef<HTMLDivElement>(null);
  const modal = useModal<true>(element);
  const bulk = useBulkAction();
  const [setActive] = useSetUserActiveMutation();
  const decides = useMay('decide');
  if (!useMay('manageUsers') || !decides) return null;
  const title = isActive ? 'Desativar conta e rejeitar tudo dela' : 'Rejeitar tudo desta conta';
  const set = (isActive: boolean) => setActive({ variables: { id, isActive } });
  return (
    <div ref={element} tabIndex={-1}>
      <Button variant="default" onClick={() => modal.show(true)}>
        {title}
      </Button>
      {modal.state && (
        <ReasonModal
          kind="newCompany"
          title={title}
          action={isActive ? 'Desativar e rejeitar' : 'Rejeitar tudo'}
          description={OWNER_READS}
          run={async (reason) => {
            if (isActive) {
              await set(false);
              showUndoable(`A conta de ${name} foi desativada.`, () => set(true), FAILED);
            }
            const isStarted = await bulk.start({
              action: 'reject',
              kind: 'newCompany',
              companies: { ownerId: id, status: 'pending' },
              reason: reason || null,
            });
            if (isStarted) modal.close();
          }}
          failedText={FAILED}
          onClose={modal.close}
        >
          <p>
            <strong>{name}</strong> não entra mais, e todas as empresas desta conta que esperam aprovação são
            rejeitadas. As já aprovadas ficam como estão.
          </p>
        </ReasonModal>
      )}
    </div>
  );
}
