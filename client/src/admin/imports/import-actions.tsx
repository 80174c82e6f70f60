import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { isDecidedBefore } from '../undo/is-decided-before.ts';
import { companies, isWorking } from './import-states.ts';
import {
  type ImportPartsFragment,
  useCancelImportMutation,
  useRunImportMutation,
  useUndoImportMutation,
} from './imports.gen.ts';

interface ImportActionsProps {
  item: ImportPartsFragment;
  isMapping: boolean;
  /** True while the check is being requested. */
  isBusy: boolean;
  /** False when the check found no row to import. */
  canRun: boolean;
  setMapping(isMapping: boolean): void;
  refetch(): Promise<void>;
}

const CANCEL_FAILED = 'Erro ao parar. Tente novamente.';

function undoText({ rowsCreated, rowsUpdated }: ImportPartsFragment): string {
  const sentences = [
    rowsCreated > 0 && `${companies(rowsCreated, ' nova será removida', ' novas serão removidas')} do guia`,
    rowsUpdated > 0 && `${companies(rowsUpdated, ' volta', ' voltam')} a ser como antes deste arquivo`,
  ].filter((sentence) => sentence !== false);
  const what = sentences.length === 0 ? 'Este arquivo não mudou nada no guia' : sentences.join(' e ');
  // Identical values of a later file are not recorded as changes of that file.
  const shared =
    rowsCreated === 1
      ? ' Ela sai mesmo que outro arquivo também a tenha trazido.'
      : ' As novas saem mesmo que outro arquivo também as tenha trazido.';
  return `${what}.${rowsCreated > 0 ? shared : ''} Para ter os dados de volta será preciso importar o arquivo outra vez.`;
}

/** Shows the buttons for the import's next steps; destructive ones are confirmed. */
export function ImportActions({ item, isMapping, isBusy, canRun, setMapping, refetch }: ImportActionsProps) {
  const { status, isOfBrowser, isStopping } = item;
  const variables = { id: item.id };
  const [run, { loading: isStarting }] = useRunImportMutation();
  const [cancel, { loading: isCancelling }] = useCancelImportMutation();
  const [undo] = useUndoImportMutation();
  const [confirmation, setConfirmation] = useState<'undo' | 'cancel'>();
  const [isRefused, setRefused] = useState(false);
  const isEnded = status === 'stopped' || status === 'done';
  if (status === 'undone' || status === 'cancelled' || status === 'undoing' || !(isOfBrowser || isEnded))
    return null;
  const isWaiting = status === 'uploaded' || status === 'checked';
  const take = async (step: () => Promise<unknown>, failedText: string) => {
    try {
      await step();
    } catch (error) {
      showToast(errorMessage(error, failedText), 'error');
      if (isDecidedBefore(error)) refetch();
    }
  };
  const start = () => take(() => run({ variables }), 'Erro ao começar a importação. Tente novamente.');
  const ask = (what: 'undo' | 'cancel') => {
    setRefused(false);
    setConfirmation(what);
  };
  const modal = {
    isOver: isRefused,
    onFailed: (error: unknown) => setRefused(isDecidedBefore(error)),
    onDone: () => setConfirmation(undefined),
    onClose() {
      setConfirmation(undefined);
      // Another state would take the refusal off the screen before it is read.
      if (isRefused) refetch();
    },
  };

  return (
    <div className={formClasses.actions}>
      {status === 'checked' && !isMapping && canRun && (
        <Button onClick={start} loading={isStarting}>
          Importar {companies(item.rowsCreated + item.rowsUpdated)}
        </Button>
      )}
      {status === 'checked' && (
        <Button variant="default" onClick={() => setMapping(!isMapping)} disabled={isStarting || isBusy}>
          {isMapping ? 'Voltar ao resultado' : 'Mudar as colunas'}
        </Button>
      )}
      {isWorking(item) && (
        <Button
          variant="default"
          onClick={() => take(() => cancel({ variables }), CANCEL_FAILED)}
          loading={isCancelling}
          disabled={isStopping}
        >
          {isStopping ? 'Parando…' : status === 'checking' ? 'Parar a conferência' : 'Parar a importação'}
        </Button>
      )}
      {status === 'stopped' && isOfBrowser && (
        <Button onClick={start} loading={isStarting}>
          Continuar a importação
        </Button>
      )}
      {isWaiting && (
        <Button variant="default" onClick={() => ask('cancel')} disabled={isBusy}>
          Descartar arquivo
        </Button>
      )}
      {isEnded && (
        <Button variant="default" onClick={() => ask('undo')}>
          Desfazer importação
        </Button>
      )}
      {confirmation === 'cancel' && (
        <AttemptModal
          {...modal}
          title="Descartar este arquivo?"
          action="Descartar arquivo"
          run={() => cancel({ variables })}
          doneText={`${item.fileName} foi descartado.`}
          failedText={CANCEL_FAILED}
        >
          O arquivo enviado será apagado do servidor. Nada dele entrou no guia.
        </AttemptModal>
      )}
      {confirmation === 'undo' && (
        <AttemptModal
          {...modal}
          title="Desfazer esta importação?"
          action="Desfazer importação"
          run={() => undo({ variables })}
          failedText="Erro ao desfazer a importação. Tente novamente."
        >
          {undoText(item)}
        </AttemptModal>
      )}
    </div>
  );
}
