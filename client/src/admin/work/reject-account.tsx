import { useRef } from 'react';
import { useMay } from '../../domain/account/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { useSetUserActiveMutation } from '../account/users.gen.ts';
import { ReasonModal } from '../actions/reason-modal.tsx';
import { useModal } from '../actions/use-modal.ts';
import { useBulkAction } from '../bulk/use-bulk-action.ts';
import { OWNER_READS } from '../kinds/approval-kind.ts';
import type { MatterPersonFragment } from '../kinds/matter.gen.ts';
import { showUndoable } from '../undo/show-undoable.tsx';

const FAILED = 'Erro ao ativar/desativar a conta';

/** Deactivates an account and rejects all companies of it that wait: each has its own undo. */
export function RejectAccount({ person: { id, name } }: { person: MatterPersonFragment }) {
  const element = useRef<HTMLDivElement>(null);
  const modal = useModal<true>(element);
  const bulk = useBulkAction();
  const [setActive] = useSetUserActiveMutation();
  const decides = useMay('decide');
  if (!useMay('manageUsers') || !decides) return null;
  const set = (isActive: boolean) => setActive({ variables: { id, isActive } });
  return (
    <div ref={element} tabIndex={-1}>
      <Button variant="default" onClick={() => modal.show(true)}>
        Desativar conta e rejeitar tudo dela
      </Button>
      {modal.shown && (
        <ReasonModal
          kind="newCompany"
          title="Desativar conta e rejeitar tudo dela"
          action="Desativar e rejeitar"
          description={OWNER_READS}
          run={async (reason) => {
            await set(false);
            const isStarted = await bulk.start({
              action: 'reject',
              kind: 'newCompany',
              companies: { ownerId: id, status: 'pending' },
              reason: reason || null,
            });
            if (!isStarted) return;
            showUndoable(`A conta de ${name} foi desativada.`, () => set(true), FAILED);
            modal.close();
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
