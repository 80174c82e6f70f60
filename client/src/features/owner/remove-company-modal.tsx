import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import { formatPlace } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import type { CompanyChoice } from './company-choices.ts';
import { useRemoveCompanyMutation } from './remove-company.gen.ts';

interface RemoveCompanyModalProps {
  company: CompanyChoice;
  /** The owner's account goes with it. */
  isLast: boolean;
  onRemoved(): void;
  onClose(): void;
}

/** Asks before a company is removed, and says what goes with it (SPEC section 8). */
export function RemoveCompanyModal({ company, isLast, onRemoved, onClose }: RemoveCompanyModalProps) {
  const client = useApolloClient();
  const [remove, { loading }] = useRemoveCompanyMutation();
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setProblem(undefined);
    try {
      await remove({ variables: { id: company.id, removesAccount: isLast } });
    } catch (error) {
      setProblem(errorMessage(error, 'Erro ao remover empresa'));
      // Another window has made one or removed one: what stands below is asked for again.
      if (failureOf(error).code === 'CONFLICT') invalidate(client.cache, 'RemoveCompany');
      return;
    }
    onRemoved();
    // What is kept of it: all lists of the owner, under whichever address.
    if (!isLast) invalidate(client.cache, 'RemoveCompany');
  };
  return (
    <ConfirmModal
      title="Remover empresa?"
      action={isLast ? 'Remover empresa e conta' : 'Remover empresa'}
      dismiss="Manter empresa"
      isBusy={loading}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{company.name}</strong> ({formatPlace(company.city)}) sai do guia de vez, com avaliações,
        mensagens, números e logo. Isso não pode ser desfeito.
      </p>
      {isLast && (
        <Notice tone="warning">
          Esta é a sua única empresa: a sua conta também será removida permanentemente, e você sairá do site.
        </Notice>
      )}
    </ConfirmModal>
  );
}
