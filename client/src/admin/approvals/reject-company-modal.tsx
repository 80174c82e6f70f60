import { useSite } from '../../domain/site/use-site.ts';
import { idsDecidedBefore } from '../actions/is-decided-before.ts';
import { ReasonModal } from '../actions/reason-modal.tsx';
import { showBulkResult } from '../actions/several-text.ts';
import { useRejectCompaniesMutation } from './approvals.gen.ts';
import { useRejectCompanyMutation } from './pending-companies.gen.ts';

interface RejectCompanyModalProps {
  /** One or several. */
  companies: readonly { id: string; name: string }[];
  onClose(): void;
  /** Ids rejected now, and ids decided by somebody else before. */
  onDecided(done: readonly string[], before: readonly string[]): void;
}

const REJECTED = { one: 'empresa foi rejeitada.', several: 'empresas foram rejeitadas.' };

/** Rejects companies, which deletes them; a record with the reason stays for the owner. */
export function RejectCompanyModal({ companies, onClose, onDecided }: RejectCompanyModalProps) {
  const [rejectOne] = useRejectCompanyMutation();
  const [rejectSeveral] = useRejectCompaniesMutation();
  const { sendsEmails } = useSite();
  const where = `no painel${sendsEmails ? ' e no e-mail' : ''}`;
  const shared = { failedText: 'Erro ao rejeitar empresa', onClose };
  const [first, ...others] = companies;
  if (!first) return null;
  if (others.length === 0) {
    const { id, name } = first;
    return (
      <ReasonModal
        {...shared}
        title={`Rejeitar ${name}`}
        action="Rejeitar empresa"
        description={`O dono lê o motivo ${where}.`}
        run={(reason) => rejectOne({ variables: { id, reason: reason || null } })}
        doneText={`${name} foi rejeitada.`}
        onDone={(isBefore) => (isBefore ? onDecided([], [id]) : onDecided([id], []))}
      >
        <p>
          A empresa será removida e isto não pode ser desfeito. A conta do dono continua, e um registro do que
          foi preenchido fica guardado, para que ele corrija e envie de novo.
        </p>
      </ReasonModal>
    );
  }
  return (
    <ReasonModal
      {...shared}
      codesOfDone={[]}
      title={`Rejeitar ${companies.length} empresas`}
      action="Rejeitar empresas"
      description={`Cada dono lê o motivo ${where}.`}
      run={async (reason) => {
        const ids = companies.map(({ id }) => id);
        const { data } = await rejectSeveral({ variables: { ids, reason: reason || null } });
        if (!data) throw new Error('The answer is empty.');
        showBulkResult(data.rejectCompanies, REJECTED);
        onDecided(data.rejectCompanies.done, idsDecidedBefore(data.rejectCompanies.failed));
      }}
    >
      <p>
        As {companies.length} empresas serão removidas e isto não pode ser desfeito. As contas dos donos
        continuam, e um registro do que foi preenchido fica guardado, para que corrijam e enviem de novo.
      </p>
    </ReasonModal>
  );
}
