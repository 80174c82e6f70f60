import { useApolloClient } from '@apollo/client/react';
import { invalidate } from '../../api/invalidation.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { useLeaveCompanyMutation } from './members.gen.ts';

interface LeaveCompanyModalProps {
  company: { id: string; name: string };
  onLeft(): void;
  onClose(): void;
}

/** Confirms that the person ends the own part in a company. */
export function LeaveCompanyModal({ company: { id, name }, onLeft, onClose }: LeaveCompanyModalProps) {
  const { cache } = useApolloClient();
  const [leave] = useLeaveCompanyMutation();
  const run = async () => {
    await leave({ variables: { companyId: id } });
    onLeft();
    invalidate(cache, 'LeaveCompany');
  };
  return (
    <AttemptModal
      title="Sair da empresa?"
      action="Sair da empresa"
      dismiss="Continuar na empresa"
      failedText="Não foi possível sair agora. Tente novamente."
      run={run}
      onClose={onClose}
    >
      <p>
        Você deixa de ver e de fazer qualquer coisa em <strong>{name}</strong>. A sua conta continua. Para
        voltar, peça outro convite ao dono.
      </p>
    </AttemptModal>
  );
}
