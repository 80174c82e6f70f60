import { useRef, useState } from 'react';
import { ConfirmModal } from '../../components/confirm-modal.tsx';
import formClasses from '../../components/form.module.css';
import { TextArea } from '../../components/text-area.tsx';
import { showToast } from '../../components/toast-store.ts';
import { errorMessage } from '../../lib/apollo/errors.ts';
import { isDecidedBefore } from './is-decided-before.ts';
import { useRejectCompanyMutation } from './pending-companies.gen.ts';

interface RejectCompanyModalProps {
  company: { id: string; name: string };
  onClose(): void;
  /** Rejected now, or decided by somebody else before. */
  onDecided(): void;
}

/** Rejecting deletes the company; a record with the reason stays for its owner (DECISIONS section 3). */
export function RejectCompanyModal({ company, onClose, onDecided }: RejectCompanyModalProps) {
  const [reject, { loading }] = useRejectCompanyMutation();
  const [problem, setProblem] = useState<string>();
  const reason = useRef<HTMLTextAreaElement>(null);
  const confirm = async () => {
    if (loading) return;
    setProblem(undefined);
    try {
      await reject({ variables: { id: company.id, reason: reason.current?.value.trim() || null } });
      showToast(`${company.name} foi rejeitada.`);
      onDecided();
    } catch (error) {
      const message = errorMessage(error, 'Erro ao rejeitar empresa');
      if (!isDecidedBefore(error)) return setProblem(message);
      showToast(message, 'error');
      onDecided();
    }
  };
  return (
    <ConfirmModal
      title={`Rejeitar ${company.name}`}
      action="Rejeitar empresa"
      isBusy={loading}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={formClasses.form}>
        <p>
          A empresa será removida e isto não pode ser desfeito. A conta do dono continua, e um registro do que
          foi preenchido fica guardado, para que ele corrija e envie de novo.
        </p>
        <TextArea
          ref={reason}
          label="Motivo (opcional)"
          description="O dono lê o motivo no painel e no e-mail."
          name="reason"
          rows={3}
          maxLength={1_000}
        />
      </div>
    </ConfirmModal>
  );
}
