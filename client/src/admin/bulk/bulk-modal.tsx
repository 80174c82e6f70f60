import { useState } from 'react';
import { KindInput } from '../../domain/kinds/kind-input.tsx';
import { formatAmount } from '../../lib/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import { type CompaniesFilterInput, type StartBulkActionInput, useListCountQuery } from './bulk-job.gen.ts';

type Action = Extract<StartBulkActionInput['action'], 'activate' | 'deactivate' | 'assignKind'>;

const NAMES: Record<Action, string> = {
  activate: 'Ativar',
  deactivate: 'Desativar',
  assignKind: 'Mudar o segmento principal',
};
const UNDOABLE = 'Dá para desfazer por dez segundos depois do fim.';
const CONSEQUENCES: Record<Action, string> = {
  activate: `As empresas voltam a aparecer nas buscas e nas páginas. ${UNDOABLE}`,
  deactivate: `As empresas somem do site para todos, menos para o dono e os administradores. Ative-as quando quiser. ${UNDOABLE}`,
  assignKind: `O segmento vira o principal de cada empresa; até quatro dos que ela tem continuam depois dele. ${UNDOABLE}`,
};

export interface BulkModalProps {
  /** What can be done, the first is offered first. */
  actions: readonly [Action, ...Action[]];
  /** How many companies are chosen. */
  total: number;
  /** Where they are all of a filter: of those an action is done to what the server counts for it. */
  filter?: CompaniesFilterInput | null | undefined;
  /** Starts it; false when that failed. */
  start(input: Pick<StartBulkActionInput, 'action' | 'assignedKindId' | 'total'>): Promise<boolean>;
  onClose(): void;
}

/** Asks what to do to many companies, with its consequence, and starts it. */
export function BulkModal({ actions, total, filter, start, onClose }: BulkModalProps) {
  const [action, setAction] = useState<Action>(actions[0]);
  const [kind, setKind] = useState<{ id: string; name: string }>();
  const [typedKind, setTypedKind] = useState('');
  const [kindProblem, setKindProblem] = useState<string>();
  const input = { action, companies: filter ?? null };
  const counted = useListCountQuery({ variables: { input }, skip: !filter, rereads: true });
  const affected = filter ? counted.data?.adminListCount : total;
  const isUseless = affected === 0;
  const isReady = () => {
    const problem = action === 'assignKind' && !kind ? 'Escolha o segmento.' : undefined;
    setKindProblem(problem);
    return problem === undefined && !isUseless;
  };
  const question = `${NAMES[action]}: ${formatAmount(affected ?? total, 'empresa', 'empresas')}`;
  const isOnly = actions.length === 1;
  return (
    <AttemptModal
      title={isOnly ? question : `Ação com ${formatAmount(total, 'empresa', 'empresas')}`}
      action={question}
      isDestructive={action === 'deactivate'}
      failedText="Erro ao começar a ação em lote"
      isReady={isReady}
      run={async () => {
        const isStarted = await start({
          action,
          ...(filter && { total: affected ?? total }),
          ...(action === 'assignKind' && kind && { assignedKindId: kind.id }),
        });
        if (isStarted) onClose();
      }}
      onClose={onClose}
    >
      {!isOnly && (
        <SelectField
          label="O que fazer"
          value={action}
          data={actions.map((value) => ({ value, label: NAMES[value] }))}
          onChange={({ currentTarget }) => setAction(currentTarget.value as Action)}
          data-autofocus
        />
      )}
      {isUseless ? (
        <Notice announce>Nenhuma empresa do filtro precisa disso.</Notice>
      ) : (
        <p>{CONSEQUENCES[action]}</p>
      )}
      {action === 'assignKind' && (
        <KindInput
          label="Segmento"
          name="kind"
          isFormField
          placeholder="Nome ou palavra"
          required
          data-autofocus={isOnly || undefined}
          error={kindProblem}
          value={kind?.name ?? typedKind}
          onChange={(text) => {
            setKind(undefined);
            setTypedKind(text);
          }}
          onPick={setKind}
        />
      )}
      <p>Isto roda em segundo plano: você pode sair desta página e parar a ação quando quiser.</p>
    </AttemptModal>
  );
}
