import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../api/errors.ts';
import { invalidate } from '../../api/invalidation.ts';
import { formatCityState } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import type { CompanyChoice } from './company-choices.ts';
import { useDeleteCompanyMutation } from './delete-company.gen.ts';

interface RemoveCompanyModalProps {
  company: Pick<CompanyChoice, 'id' | 'name' | 'city'>;
  /** The owner's account goes with it. */
  isLast: boolean;
  onRemoved(): void;
  onClose(): void;
}

/** Confirms the removal of a company and lists what is removed with it. */
export function RemoveCompanyModal({ company, isLast, onRemoved, onClose }: RemoveCompanyModalProps) {
  const { cache } = useApolloClient();
  const [remove] = useDeleteCompanyMutation();
  const run = async () => {
    await remove({ variables: { id: company.id, deletesOwner: isLast } });
    onRemoved();
    if (!isLast) invalidate(cache, 'DeleteCompany');
  };
  const reloadChanged = (error: unknown) => {
    // Another tab has added or removed a company: the owner's list is loaded again.
    if (failureOf(error).code === 'CONFLICT') invalidate(cache, 'DeleteCompany');
  };
  return (
    <AttemptModal
      title="Remover empresa?"
      action={isLast ? 'Remover empresa e conta' : 'Remover empresa'}
      dismiss="Manter empresa"
      failedText="Erro ao remover empresa"
      run={run}
      onFailed={reloadChanged}
      onClose={onClose}
    >
      <p>
        <strong>{company.name}</strong> ({formatCityState(company.city)}) sai do guia de vez, com avaliações,
        mensagens, números e logo. Isto não pode ser desfeito.
      </p>
      {isLast && (
        <Notice tone="warning">
          Esta é a sua única empresa: a sua conta também será removida permanentemente, e você sairá do site.
        </Notice>
      )}
    </AttemptModal>
  );
}
