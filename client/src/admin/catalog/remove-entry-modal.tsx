import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { errorMessage, failureOf } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import type { PlaceRow } from './entry-row.ts';

interface RemovePlaceModalProps {
  row: PlaceRow;
  kind: 'categoria' | 'cidade';
  /** Link to the companies that use it. */
  companies: ReactNode;
  remove(): Promise<unknown>;
  hide(): void;
  onClose(): void;
  /** Called once it is removed, now or by somebody else before. */
  onRemoved(): void;
}

/** One that companies use cannot be removed: it says so before one tries, and offers to hide it. */
function InUse({ row, kind, companies, hide, onClose }: RemovePlaceModalProps) {
  return (
    <SiteModal title={`Não é possível remover ${row.name}`} size="md" onClose={onClose}>
      <p>
        Ainda há empresas nesta {kind}: {companies}. Mude essas empresas de {kind} antes de remover.
      </p>
      <p>
        {row.isVisible
          ? `Se quiser, oculte a ${kind}: ela deixa de ser oferecida em buscas e cadastros, e as empresas continuam no ar.`
          : `A ${kind} já está oculta: não é oferecida em buscas e cadastros, e as empresas continuam no ar.`}
      </p>
      <div className={formClasses.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Fechar
        </Button>
        {row.isVisible && <Button onClick={hide}>Ocultar {kind}</Button>}
      </div>
    </SiteModal>
  );
}

/** Confirms the removal of a category or city. */
export function RemovePlaceModal(props: RemovePlaceModalProps) {
  const { row, kind, remove, onClose, onRemoved } = props;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (row.companiesCount > 0) return <InUse {...props} />;
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await remove();
      showToast(`${row.name} foi removida.`);
      onRemoved();
    } catch (error) {
      const message = errorMessage(error, `Erro ao remover ${kind}`);
      setBusy(false);
      if (failureOf(error).code !== 'NOT_FOUND') return setProblem(message);
      showToast(message, 'error');
      onRemoved();
    }
  };
  return (
    <ConfirmModal
      title={`Remover ${row.name}?`}
      action={`Remover ${kind}`}
      isBusy={isBusy}
      problem={problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        A {kind} deixa de existir no guia. Nenhuma empresa usa esta {kind}. Isto não pode ser desfeito.
      </p>
    </ConfirmModal>
  );
}
