import { Button } from '@mantine/core';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { CompaniesOfKind } from './companies-of-kind.tsx';
import { type KindRowFragment, useDeleteKindMutation } from './kinds.gen.ts';

interface RemoveKindModalProps {
  kind: KindRowFragment;
  onClose(): void;
  /** Called once it is removed, now or by somebody else before. */
  onRemoved(): void;
}

/** Confirms the removal of a kind; says why not when companies have it. */
export function RemoveKindModal({ kind, onClose, onRemoved }: RemoveKindModalProps) {
  const [remove] = useDeleteKindMutation();
  const { id, name, companiesCount } = kind;
  if (companiesCount === 0) {
    return (
      <AttemptModal
        title={`Remover ${name}?`}
        action="Remover segmento"
        run={() => remove({ variables: { id } })}
        doneText={`${name} foi removido.`}
        failedText="Erro ao remover segmento"
        codesOfDone={['NOT_FOUND']}
        onDone={onRemoved}
        onClose={onClose}
      >
        <p>
          O segmento e as suas palavras deixam de existir na busca, nos filtros e nos cadastros. Isto não pode
          ser desfeito.
        </p>
      </AttemptModal>
    );
  }
  return (
    <SiteModal title={`Não é possível remover ${name}`} size="md" onClose={onClose}>
      <p>
        Ainda há empresas neste segmento: <CompaniesOfKind kind={kind} />. Mude essas empresas de segmento
        antes de remover.
      </p>
      <div className={formClasses.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          Fechar
        </Button>
      </div>
    </SiteModal>
  );
}
