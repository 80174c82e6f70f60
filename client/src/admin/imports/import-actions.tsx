import { Button } from '@mantine/core';
import { showToast } from '../../ui/feedback/toast-store.ts';
import formClasses from '../../ui/form/form.module.css';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { companies, isWorking } from './import-states.ts';
import type { ImportPartsFragment } from './imports.gen.ts';
import type { ImportStepsTaken } from './use-import-steps.ts';

interface ImportActionsProps {
  item: ImportPartsFragment;
  steps: ImportStepsTaken;
  isMapping: boolean;
  /** False when the check found no row to import. */
  canRun: boolean;
  /** The action to confirm. */
  asked: 'undo' | 'cancel' | undefined;
  setAsked(asked: 'undo' | 'cancel' | undefined): void;
  setMapping(isMapping: boolean): void;
}

function undoText({ rowsCreated, rowsUpdated }: ImportPartsFragment): string {
  const parts = [
    rowsCreated > 0 && `${companies(rowsCreated, ' nova será removida', ' novas serão removidas')} do guia`,
    rowsUpdated > 0 && `${companies(rowsUpdated, ' volta', ' voltam')} a ser como antes deste arquivo`,
  ].filter((part) => part !== false);
  const what = parts.length === 0 ? 'Este arquivo não mudou nada no guia' : parts.join(' e ');
  // Identical values of a later file are not recorded as changes of that file.
  const shared =
    rowsCreated === 1
      ? ' Ela sai mesmo que outro arquivo também a tenha trazido.'
      : ' As novas saem mesmo que outro arquivo também as tenha trazido.';
  return `${what}.${rowsCreated > 0 ? shared : ''} Para ter os dados de volta será preciso enviar o arquivo outra vez.`;
}

/** Buttons for the import's next steps; destructive ones are confirmed. */
export function ImportActions(props: ImportActionsProps) {
  const { item, steps, isMapping, canRun, asked, setAsked, setMapping } = props;
  const { status, isOfBrowser } = item;
  if (!isOfBrowser || status === 'undone' || status === 'cancelled' || status === 'undoing') return null;
  const isWaiting = status === 'uploaded' || status === 'checked';
  const close = () => {
    setAsked(undefined);
    steps.forgetProblem();
  };

  return (
    <div className={formClasses.actions}>
      {status === 'checked' && !isMapping && canRun && (
        <Button onClick={steps.run} loading={steps.busy === 'run'}>
          Importar {companies(item.rowsCreated + item.rowsUpdated)}
        </Button>
      )}
      {status === 'checked' && (
        <Button variant="default" onClick={() => setMapping(!isMapping)} disabled={steps.busy !== undefined}>
          {isMapping ? 'Voltar ao resultado' : 'Mudar as colunas'}
        </Button>
      )}
      {isWorking(item) && (
        <Button
          variant="default"
          onClick={steps.cancel}
          loading={steps.busy === 'cancel'}
          disabled={item.isStopping}
        >
          {item.isStopping
            ? 'Parando…'
            : status === 'checking'
              ? 'Parar a conferência'
              : 'Parar a importação'}
        </Button>
      )}
      {status === 'stopped' && (
        <Button onClick={steps.run} loading={steps.busy === 'run'}>
          Continuar a importação
        </Button>
      )}
      {isWaiting && (
        <Button variant="default" onClick={() => setAsked('cancel')}>
          Descartar arquivo
        </Button>
      )}
      {(status === 'stopped' || status === 'done') && (
        <Button variant="default" onClick={() => setAsked('undo')}>
          Desfazer importação
        </Button>
      )}
      {asked === 'cancel' && isWaiting && (
        <ConfirmModal
          title="Descartar este arquivo?"
          action="Descartar arquivo"
          isBusy={steps.busy === 'cancel'}
          onClose={close}
          onConfirm={async () => {
            if (await steps.cancel()) {
              close();
              showToast(`${item.fileName} foi descartado.`);
            }
          }}
        >
          O arquivo enviado será apagado do servidor. Nada dele entrou no guia.
        </ConfirmModal>
      )}
      {asked === 'undo' && (
        <ConfirmModal
          title="Desfazer esta importação?"
          action="Desfazer importação"
          isBusy={steps.busy === 'undo'}
          problem={steps.problemOf('undo')}
          onClose={close}
          onConfirm={async () => {
            if (await steps.undo()) close();
          }}
        >
          {undoText(item)}
        </ConfirmModal>
      )}
    </div>
  );
}
