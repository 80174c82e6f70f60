import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { useMay } from '../../domain/account/use-may.ts';
import { CorrectionChange } from '../../domain/corrections/correction-change.tsx';
import { CORRECTION_FIELDS, isAppliedAtOnce } from '../../domain/corrections/correction-fields.ts';
import type { ProposedCorrectionFragment } from '../../domain/corrections/corrections.gen.ts';
import { formatAmount, formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { DeactivateCompaniesModal } from '../actions/deactivate-companies-modal.tsx';
import { showUndoableLater } from '../undo/show-undoable.tsx';
import { type ApprovalCompanyFragment, useSetClosedCompanyActiveMutation } from './approval-details.gen.ts';
import type { ApprovalDetails, ApprovalType } from './approval-type.ts';
import { Section } from './section.tsx';

const FAILED = 'Erro ao ativar/desativar empresa';

type ClosedCompanyProps = Pick<ApprovalCompanyFragment, 'id' | 'name' | 'isActive'>;

/** Offers to deactivate a company that is said to have closed, and to activate it again. */
function ClosedCompany({ id, name, isActive }: ClosedCompanyProps) {
  const [set] = useSetClosedCompanyActiveMutation();
  const [isBusy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const edits = useMay('editCompanies');
  const change = async (isNowActive: boolean) => {
    const offerUndo = showUndoableLater();
    await set({ variables: { id, isActive: isNowActive } });
    const undo = () => set({ variables: { id, isActive: !isNowActive } });
    offerUndo(`${name} foi ${isNowActive ? 'ativada' : 'desativada'}.`, undo, FAILED);
    return true;
  };
  const activate = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await change(true);
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
          <Button
            variant="default"
            loading={isBusy}
            disabled={false}
            onClick={isActive ? () => setAsks(true) : activate}
          >
            {isActive ? 'Desativar empresa' : 'Ativar empresa'}
          </Button>
        </div>
      )}
      {asks && (
        <DeactivateCompaniesModal
          companies={[{ id, name }]}
          activity={{ setActive: () => change(false), failed: FAILED }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

interface CorrectionDetailsProps {
  correction: ProposedCorrectionFragment;
  company: ApprovalDetails['company'];
}

/** Shows a correction, before and after. */
function CorrectionDetails({ correction, company }: CorrectionDetailsProps) {
  return (
    <Section title={`Correção: ${CORRECTION_FIELDS[correction.field]}`}>
      <p>Enviada em {formatDateTime(correction.createdAt)}.</p>
      <CorrectionChange correction={correction} />
      {correction.field === 'closed' && company ? (
        <ClosedCompany {...company} />
      ) : (
        !isAppliedAtOnce(correction.field) && (
          <Notice>Aceitar não muda os dados: edite a empresa antes.</Notice>
        )
      )}
    </Section>
  );
}

/** A visitor's correction of a company without owner. */
export const CORRECTION: ApprovalType = {
  decide: 'decide',
  isCompared: true,
  plural: 'Correções',
  singular: 'Correção',
  isFeminine: true,
  approve: {
    label: 'Aceitar',
    done: (title) => `A correção de ${title} foi aceita.`,
    several: (count) => `${formatAmount(count, 'correção foi aceita', 'correções foram aceitas')}.`,
    running: (count) => `Aceitando ${formatAmount(count, 'correção', 'correções')}`,
  },
  reject: {
    label: 'Recusar',
    done: (title) => `A correção de ${title} foi recusada.`,
    several: (count) => `${formatAmount(count, 'correção foi recusada', 'correções foram recusadas')}.`,
    running: (count) => `Recusando ${formatAmount(count, 'correção', 'correções')}`,
    reader: 'O motivo fica no registro da correção.',
  },
  question: ({ details: { correction, company } }) =>
    correction && <CorrectionDetails correction={correction} company={company} />,
};
