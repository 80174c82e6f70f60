import { useRef, useState } from 'react';
import { ConfirmModal } from '../../components/confirm-modal.tsx';
import formClasses from '../../components/form.module.css';
import { TextArea } from '../../components/text-area.tsx';
import { showToast } from '../../components/toast-store.ts';
import { errorMessage, failureOf } from '../../lib/apollo/errors.ts';
import { useRejectCompanyMutation } from './pending-companies.gen.ts';

interface RejectCompanyModalProps {
  company: { id: string; name: string };
  onClose(): void;
  onDone(): Promise<void>;
}

/** Rejecting deletes the company; a record with the reason stays for its owner (DECISIONS section 3). */
export function RejectCompanyModal({ company, onClose, onDone }: RejectCompanyModalProps) {
  const [reject, { loading }] = useRejectCompanyMutation();
  const [problem, setProblem] = useState<string>();
  const reason = useRef<HTMLTextAreaElement>(null);
  const confirm = async () => {
    if (loading) return;
    setProblem(undefined);
    try {
      await reject({ variables: { id: company.id, reason: reason.current?.value.trim() || null } });
      showToast(`${company.name} foi rejeitada.`);
      onClose();
      await onDone();
    } catch (error) {
      setProblem(errorMessage(error, 'Erro ao rejeitar empresa'));
      // Decided by somebody else: the list below is another by now.
      if (failureOf(error).code === 'CONFLICT') await onDone();
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
          A empresa será removida e isto não pode ser desfeito. A conta do dono continua: ele vê o motivo e
          pode corrigir o cadastro, que guardamos como foi preenchido.
        </p>
        <TextArea ref={reason} label="Motivo (opcional)" name="reason" rows={3} maxLength={1_000} />
      </div>
    </ConfirmModal>
  );
}
