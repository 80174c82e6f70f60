import { useRef } from 'react';
import { useMay } from '../../domain/account/use-may.ts';
import { formatAmount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ReasonModal } from '../actions/reason-modal.tsx';
import { useModal } from '../actions/use-modal.ts';
import { OWNER_READS } from '../approval-types/approval-type.ts';
import { useBulkAction } from '../bulk/use-bulk-action.ts';

interface RejectOthersProps {
  /** The company that stays. */
  companyName: string;
  /** Its possible duplicates that wait as well. */
  others: readonly { id: string; name: string }[];
}

/** Rejects what is registered again, in the background and with its undo; the kept one is decided as any other. */
export function RejectOthers({ companyName, others }: RejectOthersProps) {
  const element = useRef<HTMLDivElement>(null);
  const modal = useModal<true>(element);
  const bulk = useBulkAction();
  if (!useMay('decide')) return null;
  const count = formatAmount(others.length, 'empresa', 'empresas');
  return (
    <div ref={element} tabIndex={-1}>
      <Button variant="default" onClick={() => modal.show(true)}>
        Manter esta, rejeitar {others.length === 1 ? 'a outra' : `as outras ${others.length}`}
      </Button>
      {modal.state && (
        <ReasonModal
          kind="newCompany"
          title="Rejeitar as outras"
          action={`Rejeitar ${count}`}
          description={OWNER_READS}
          defaultText="Cadastro repetido: esta empresa já está em análise."
          run={async (reason) => {
            const isStarted = await bulk.start(
              { action: 'reject', kind: 'newCompany', ids: others.map(({ id }) => id), reason },
              others.map(({ id, name }) => ({ kind: 'newCompany', id, title: name })),
            );
            if (isStarted) modal.close();
          }}
          failedText="Erro ao rejeitar empresas"
          onClose={modal.close}
        >
          <p>
            <strong>{companyName}</strong> continua à espera da sua decisão. Serão rejeitadas:
          </p>
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </ReasonModal>
      )}
    </div>
  );
}
