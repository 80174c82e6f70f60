import { errorMessage } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { showBulkResult } from '../list/bulk-result.ts';
import {
  type RejectionRowFragment,
  useRestoreRejectionMutation,
  useRestoreRejectionsMutation,
} from './rejections.gen.ts';

const FAILED = 'Erro ao trazer a empresa de volta';
const list = new Intl.ListFormat('pt-BR');
/** The server brings back so many in one mutation. */
const AT_ONCE = 100;

export interface RestoreModalProps {
  rejections: readonly [RejectionRowFragment, ...RejectionRowFragment[]];
  onClose(): void;
  /** Called with the ids of those that are pending again. */
  onRestored(ids: readonly string[]): void;
}

/** Makes rejected companies pending again and says what their records do not have. */
export function RestoreModal({ rejections, onClose, onRestored }: RestoreModalProps) {
  const [restore] = useRestoreRejectionMutation();
  const [restoreSeveral] = useRestoreRejectionsMutation();
  const [{ id, name, owner }] = rejections;
  const { length: count } = rejections;

  async function restoreOne(): Promise<void> {
    const { data } = await restore({ variables: { id } });
    const missing = data?.restoreRejection.notRestored ?? [];
    showToast(
      `${name} voltou para a fila de aprovação. Não foi possível recuperar: ${list.format(missing)}.`,
    );
    onRestored([id]);
  }
  async function restoreAll(): Promise<void> {
    const done: string[] = [];
    const failed: { message: string }[] = [];
    const ids = rejections.map((rejection) => rejection.id);
    for (let from = 0; from < count; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      try {
        const { data } = await restoreSeveral({ variables: { ids: some } });
        done.push(...(data?.restoreRejections.done ?? []));
        failed.push(...(data?.restoreRejections.failed ?? []));
      } catch (error) {
        if (done.length === 0) throw error;
        failed.push(...some.map(() => ({ message: errorMessage(error, FAILED) })));
      }
    }
    showBulkResult(
      { done, failed },
      {
        one: 'empresa voltou para a fila de aprovação.',
        several: 'empresas voltaram para a fila de aprovação.',
      },
    );
    onRestored(done);
  }

  return (
    <AttemptModal
      title={`Trazer de volta ${count === 1 ? name : `${count} empresas`}`}
      action="Trazer de volta"
      isDestructive={false}
      failedText={FAILED}
      run={count === 1 ? restoreOne : restoreAll}
      onClose={onClose}
    >
      <p>
        {count === 1 ? 'A empresa volta' : 'As empresas voltam'} para a fila de aprovação com o que foi
        preenchido. Logo e fotos não ficam guardados e precisam ser enviados de novo; quem tinha um papel na
        empresa precisa de outro convite.
      </p>
      {count === 1 ? (
        owner && <p>{owner.name} fica sabendo por e-mail.</p>
      ) : (
        <p>Os donos ficam sabendo por e-mail.</p>
      )}
    </AttemptModal>
  );
}
