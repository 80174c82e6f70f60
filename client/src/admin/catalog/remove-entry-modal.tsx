import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import type { Entry, EntryKind } from './entry-kind.ts';

interface RemoveEntryModalProps {
  entry: Entry;
  kind: EntryKind['one'];
  /** Link to the companies that use it. */
  companies: ReactNode;
  remove(): Promise<unknown>;
  hide(): void;
  onClose(): void;
  /** Called once it is removed, now or by somebody else before. */
  onRemoved(): void;
}

/** Confirms the removal of a category or city. When companies use it, says why not and offers to hide it. */
export function RemoveEntryModal({
  entry: { name, isVisible, companiesCount },
  kind,
  companies,
  remove,
  hide,
  onClose,
  onRemoved,
}: RemoveEntryModalProps) {
  if (companiesCount === 0) {
    return (
      <AttemptModal
        title={`Remover ${name}?`}
        action={`Remover ${kind}`}
        run={remove}
        doneText={`${name} foi removida.`}
        failedText={`Erro ao remover ${kind}`}
        codesOfDone={['NOT_FOUND']}
        onDone={onRemoved}
        onClose={onClose}
      >
        <p>
          A {kind} deixa de existir no guia. Nenhuma empresa usa esta {kind}. Isto não pode ser desfeito.
        </p>
      </AttemptModal>
    );
  }
  return (
    <SiteModal title={`Não é possível remover ${name}`} size="md" onClose={onClose}>
      <p>
        Esta {kind} ainda tem {companies}. {companiesCount === 1 ? 'Mude-a' : 'Mude-as'} de {kind} antes de
        remover.
      </p>
      <p>
        {isVisible
          ? `Se quiser, oculte a ${kind}: ela deixa de ser oferecida em buscas e cadastros, e as empresas continuam no ar.`
          : `A ${kind} já está oculta: não é oferecida em buscas e cadastros, e as empresas continuam no ar.`}
      </p>
      <div className={formClasses.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Fechar
        </Button>
        {isVisible && <Button onClick={hide}>Ocultar {kind}</Button>}
      </div>
    </SiteModal>
  );
}
