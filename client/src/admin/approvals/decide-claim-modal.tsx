import { useSite } from '../../domain/site/use-site.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { CODES_OF_DECIDED } from '../actions/is-decided-before.ts';
import { ReasonModal } from '../actions/reason-modal.tsx';
import { type ClaimRowFragment, useApproveClaimMutation, useRejectClaimMutation } from './approvals.gen.ts';

interface DecideClaimModalProps {
  claim: ClaimRowFragment;
  isApproval: boolean;
  onClose(): void;
  /** `isBefore`: somebody else had decided it. */
  onDecided(isBefore: boolean): void;
}

/** Confirms the approval of a claim, or asks for the reason of its rejection. */
export function DecideClaimModal({ claim, isApproval, onClose, onDecided }: DecideClaimModalProps) {
  const { id, claimant, company, rivals, exceedsLimit } = claim;
  const [approve] = useApproveClaimMutation();
  const [refuse] = useRejectClaimMutation();
  const { sendsEmails } = useSite();
  const shared = {
    failedText: 'Não foi possível decidir o pedido. Tente novamente.',
    onClose,
    onDone: onDecided,
  };
  if (!isApproval) {
    return (
      <ReasonModal
        {...shared}
        title={`Recusar o pedido por ${company.name}`}
        action="Recusar pedido"
        description={`${claimant.name} lê o motivo no painel${sendsEmails ? ' e no e-mail' : ''}.`}
        run={(reason) => refuse({ variables: { id, reason: reason || null } })}
        doneText={`O pedido de ${claimant.name} foi recusado.`}
      >
        <p>A empresa continua sem dono, e quem pediu pode pedir de novo.</p>
      </ReasonModal>
    );
  }
  return (
    <AttemptModal
      {...shared}
      title={`Passar ${company.name} para ${claimant.name}?`}
      action="Aprovar pedido"
      isDestructive={false}
      run={() => approve({ variables: { id } })}
      doneText={`${company.name} agora é de ${claimant.name}.`}
      codesOfDone={CODES_OF_DECIDED}
    >
      <p>
        {claimant.name} passa a cuidar da empresa{sendsEmails && ' e recebe um e-mail'}.
        {rivals > 0 && ' Os outros pedidos por ela são recusados.'}
        {exceedsLimit && ' A conta fica com mais empresas do que o limite dela permite.'}
      </p>
      {!claimant.isEmailConfirmed && (
        <p>
          O e-mail {claimant.email} não foi confirmado: qualquer pessoa pode ter se registrado com ele. Peça
          outra prova antes de aprovar.
        </p>
      )}
    </AttemptModal>
  );
}
