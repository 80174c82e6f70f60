import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useMay } from '../../domain/account/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { showUndoableLater } from '../undo/show-undoable.tsx';
import { type MatterCompanyFragment, useSetClosedCompanyActiveMutation } from './matter.gen.ts';

const FAILED = 'Erro ao ativar/desativar empresa';

/** Offers to deactivate a company that is said to have closed, and to activate it again. */
export function ClosedCompany({
  id,
  name,
  isActive,
}: Pick<MatterCompanyFragment, 'id' | 'name' | 'isActive'>) {
  const [set] = useSetClosedCompanyActiveMutation();
  const [isBusy, setBusy] = useState(false);
  const edits = useMay('editCompanies');
  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    const offerUndo = showUndoableLater();
    try {
      await set({ variables: { id, isActive: !isActive } });
      const undo = () => set({ variables: { id, isActive } });
      offerUndo(`${name} foi ${isActive ? 'desativada' : 'ativada'}.`, undo, FAILED);
    } catch (error) {
      showToast(errorMessage(error, FAILED), 'error');
    }
    setBusy(false);
  };
  return (
    <>
      <Notice>
        {isActive
          ? 'Aceitar não muda os dados. Se ela fechou de vez, desative a empresa antes: ela some do site, e nada é apagado.'
          : 'A empresa está desativada: não aparece no site.'}
      </Notice>
      {edits && (
        <div data-decides>
          <Button variant="default" loading={isBusy} disabled={false} onClick={change}>
            {isActive ? 'Desativar empresa' : 'Ativar empresa'}
          </Button>
        </div>
      )}
    </>
  );
}
