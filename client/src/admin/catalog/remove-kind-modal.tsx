import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { CompaniesOfKind } from './companies-of-kind.tsx';
import { type KindRowFragment, useDeleteKindMutation } from './kinds.gen.ts';

interface RemoveKindModalProps {
  kind: KindRowFragment;
  onClose(): void;
  /** Called once it is removed, now or by somebody else before. */
  onRemoved(): void;
}

/** Confirms the removal of a kind. The server refuses it while companies have the kind. */
export function RemoveKindModal({ kind, onClose, onRemoved }: RemoveKindModalProps) {
  const [remove] = useDeleteKindMutation();
  const { id, name, companiesCount } = kind;
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
      {companiesCount > 0 && (
        <p>
          Na última contagem ele tinha <CompaniesOfKind kind={kind} />. Se ainda houver empresas nele, mude-as
          de segmento antes.
        </p>
      )}
    </AttemptModal>
  );
}
