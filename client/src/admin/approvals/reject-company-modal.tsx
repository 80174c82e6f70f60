import { errorMessage } from '../../api/errors.ts';
import { useSite } from '../../domain/site/use-site.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { isDecidedBefore } from '../actions/is-decided-before.ts';
import { showBulkResult } from '../actions/several-text.ts';
import { useRejectCompaniesMutation } from './approvals.gen.ts';
import { decidedIds } from './decided-ids.ts';
import { useRejectCompanyMutation } from './pending-companies.gen.ts';
import { ReasonModal } from './reason-modal.tsx';

interface RejectCompanyModalProps {
  /** One or several. */
  companies: readonly { id: string; name: string }[];
  onClose(): void;
  /** Ids rejected now, and ids decided by somebody else before. */
  onDecided(done: readonly string[], before: readonly string[]): void;
}

const FAILED = 'Erro ao rejeitar empresa';
const REJECTED = { one: 'empresa foi rejeitada.', several: 'empresas foram rejeitadas.' };

/** Rejecting deletes a company; a record with the reason stays for its owner. */
export function RejectCompanyModal({ companies, onClose, onDecided }: RejectCompanyModalProps) {
  const [rejectOne] = useRejectCompanyMutation();
  const [rejectSeveral] = useRejectCompaniesMutation();
  const { sendsEmails } = useSite();
  const [first] = companies;
  const ids = companies.map(({ id }) => id);
  const isSingle = companies.length === 1;

  async function reject(reason: string | null): Promise<string | undefined> {
    try {
      if (isSingle && first) {
        await rejectOne({ variables: { id: first.id, reason } });
        showToast(`${first.name} foi rejeitada.`);
      } else {
        const { data } = await rejectSeveral({ variables: { ids, reason } });
        if (!data) return FAILED;
        showBulkResult(data.rejectCompanies, REJECTED);
        const { done, before } = decidedIds(data.rejectCompanies);
        onDecided(done, before);
        return undefined;
      }
    } catch (error) {
      const message = errorMessage(error, FAILED);
      if (!isSingle || !isDecidedBefore(error)) return message;
      showToast(message, 'error');
      onDecided([], ids);
      return undefined;
    }
    onDecided(ids, []);
    return undefined;
  }

  return (
    <ReasonModal
      title={isSingle ? `Rejeitar ${first?.name}` : `Rejeitar ${companies.length} empresas`}
      action={isSingle ? 'Rejeitar empresa' : 'Rejeitar empresas'}
      description={`${isSingle ? 'O' : 'Cada'} dono lê o motivo no painel${sendsEmails ? ' e no e-mail' : ''}.`}
      onConfirm={reject}
      onClose={onClose}
    >
      {isSingle ? (
        <p>
          A empresa será removida e isto não pode ser desfeito. A conta do dono continua, e um registro do que
          foi preenchido fica guardado, para que ele corrija e envie de novo.
        </p>
      ) : (
        <p>
          As {companies.length} empresas serão removidas e isto não pode ser desfeito. As contas dos donos
          continuam, e um registro do que foi preenchido fica guardado, para que corrijam e enviem de novo.
        </p>
      )}
    </ReasonModal>
  );
}
