import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageButtons } from '../../ui/list/page-buttons.tsx';
import classes from '../../ui/list/ruled-list.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ClaimStatus } from './claim-status.tsx';
import { type ClaimFragment, useCancelClaimMutation, useMyClaimsQuery } from './claims.gen.ts';

interface CancelModalProps {
  claim: ClaimFragment;
  onDone(): void;
  onClose(): void;
}

function CancelModal({ claim, onDone, onClose }: CancelModalProps) {
  const [cancel] = useCancelClaimMutation();
  return (
    <AttemptModal
      title="Cancelar o pedido?"
      action="Cancelar pedido"
      dismiss="Manter pedido"
      failedText="Não foi possível cancelar o pedido. Tente novamente."
      doneText="Pedido cancelado."
      run={() => cancel({ variables: { id: claim.id } })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        A administração deixa de analisar seu pedido para assumir <strong>{claim.company.name}</strong>. Você
        pode pedir de novo quando quiser.
      </p>
    </AttemptModal>
  );
}

function Claim({ claim, cancel }: { claim: ClaimFragment; cancel(): void }) {
  const { company, status, message, cnpj, rejectionReason, createdAt } = claim;
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <p className={classes.naming}>
          <Link to={paths.company(company.id)}>{company.name}</Link>
          <ClaimStatus status={status} />
        </p>
        <p className={classes.muted}>Pedido em {formatDate(createdAt)}</p>
        {cnpj && <p className={classes.muted}>CNPJ: {cnpj}</p>}
        {message && <p className={classes.muted}>Sua mensagem: {message}</p>}
        {rejectionReason && <p>Resposta da administração: {rejectionReason}</p>}
      </div>
      {status === 'pending' && (
        <Button variant="default" onClick={cancel} aria-label={`Cancelar o pedido para ${company.name}`}>
          Cancelar
        </Button>
      )}
    </li>
  );
}

/** Lists the owner's claims of companies; shows nothing while there are none. */
export function ClaimList() {
  const [page, setPage] = useState(1);
  const { data, previousData, failure, refetch } = useMyClaimsQuery({ variables: { page } });
  const [cancelled, setCancelled] = useState<ClaimFragment>();
  const list = (data ?? previousData)?.myClaimPage;
  // The last one of the last page was cancelled.
  if (data && page > data.myClaimPage.lastPage) setPage(data.myClaimPage.lastPage);
  const claims = list?.items ?? [];
  if (!failure && claims.length === 0) return null;
  return (
    <Panel title="Empresas que você pediu para assumir">
      {failure && (
        <RetryNotice tone="warning" text="Não foi possível carregar seus pedidos agora." retry={refetch} />
      )}
      {claims.length > 0 && (
        <ul className={classes.list}>
          {claims.map((claim) => (
            <Claim key={claim.id} claim={claim} cancel={() => setCancelled(claim)} />
          ))}
        </ul>
      )}
      {list && (
        <PageButtons
          label="Páginas dos pedidos"
          page={list.page}
          lastPage={list.lastPage}
          isWaiting={!data && !failure}
          onSelect={setPage}
        />
      )}
      {cancelled && (
        <CancelModal
          claim={cancelled}
          onDone={() => {
            setCancelled(undefined);
            // The next page's first one moves up.
            void refetch();
          }}
          onClose={() => setCancelled(undefined)}
        />
      )}
    </Panel>
  );
}
