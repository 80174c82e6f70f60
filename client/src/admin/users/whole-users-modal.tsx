import { formatAmount } from '../../lib/format.ts';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';

export type WholeUsersAction = 'activateAccount' | 'deactivateAccount';

const TEXTS: Record<WholeUsersAction, { verb: string; consequence: string }> = {
  activateAccount: { verb: 'Ativar', consequence: 'As pessoas voltam a poder entrar.' },
  deactivateAccount: {
    verb: 'Desativar',
    consequence:
      'As pessoas saem do guia agora e não entram mais até que a conta delas seja ativada. As empresas continuam publicadas. As chaves de API das contas deixam de existir e não voltam quando elas são ativadas.',
  },
};

interface WholeUsersModalProps {
  action: WholeUsersAction;
  /** Accounts of the filter that it changes. */
  total: number;
  /** Starts it; false when that failed. */
  start(): Promise<boolean>;
  onClose(): void;
}

/** Confirms that all accounts of a filter are activated or deactivated. */
export function WholeUsersModal({ action, total, start, onClose }: WholeUsersModalProps) {
  const { verb, consequence } = TEXTS[action];
  const title = `${verb} ${formatAmount(total, 'conta', 'contas')}`;
  return (
    <AttemptModal
      title={title}
      action={title}
      isDestructive={action === 'deactivateAccount'}
      failedText="Erro ao começar a ação em lote"
      run={async () => {
        if (await start()) onClose();
      }}
      onClose={onClose}
    >
      <p>
        Vale para as contas {action === 'activateAccount' ? 'inativas' : 'ativas'} que o filtro mostra, em
        todas as páginas, menos a sua. {consequence}
      </p>
      <p className={formClasses.aside}>
        Isto roda em segundo plano. Dá para desfazer por dez segundos depois do fim.
      </p>
    </AttemptModal>
  );
}
