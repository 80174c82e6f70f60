import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { isDecidedBefore } from '../actions/is-decided-before.ts';
import { type ClaimRowFragment, useApproveClaimMutation, useRefuseClaimMutation } from './approvals.gen.ts';
import { ReasonModal } from './reason-modal.tsx';

interface DecideClaimModalProps {
  claim: ClaimRowFragment;
  isApproval: boolean;
  onClose(): void;
  /** `before`: somebody else had decided it. */
  onDecided(outcome: 'approved' | 'rejected' | 'before'): void;
}

/** Confirms the approval of a claim, or asks for the reason of its refusal. */
export function DecideClaimModal({ claim, isApproval, onClose, onDecided }: DecideClaimModalProps) {
  const { id, claimant, company, rivals, exceedsLimit } = claim;
  const [approve, { loading: isApproving }] = useApproveClaimMutation();
  const [refuse] = useRefuseClaimMutation();
  const { sendsEmails } = useSite();
  const [problem, setProblem] = useState<string>();

  /** Returns the message to show in the modal, or undefined once the claim is decided. */
  async function decide(
    outcome: 'approved' | 'rejected',
    action: () => Promise<unknown>,
    doneText: string,
  ): Promise<string | undefined> {
    try {
      await action();
      showToast(doneText);
      onDecided(outcome);
    } catch (error) {
      const message = errorMessage(error, 'Não foi possível decidir o pedido. Tente novamente.');
      if (!isDecidedBefore(error)) return message;
      showToast(message, 'error');
      onDecided('before');
    }
    return undefined;
  }

  if (!isApproval) {
    return (
      <ReasonModal
        title={`Recusar o pedido por ${company.name}`}
        action="Recusar pedido"
        description={`${claimant.name} lê o motivo no painel${sendsEmails ? ' e no e-mail' : ''}.`}
        onConfirm={(notes) =>
          decide(
            'rejected',
            () => refuse({ variables: { id, notes } }),
            `O pedido de ${claimant.name} foi recusado.`,
          )
        }
        onClose={onClose}
      >
        <p>A empresa continua sem dono, e quem pediu pode pedir de novo.</p>
      </ReasonModal>
    );
  }
  return (
    <ConfirmModal
      title={`Passar ${company.name} para ${claimant.name}?`}
      action="Aprovar pedido"
      isDestructive={false}
      isBusy={isApproving}
      problem={problem}
      onConfirm={async () => {
        setProblem(undefined);
        setProblem(
          await decide(
            'approved',
            () => approve({ variables: { id } }),
            `${company.name} agora é de ${claimant.name}.`,
          ),
        );
      }}
      onClose={onClose}
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
    </ConfirmModal>
  );
}
