import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import type { Activity } from './use-activity.ts';

/** More would push the buttons out of sight. */
const MOST_NAMED = 5;

interface DeactivateModalProps<Row> {
  rows: readonly Row[];
  /** Singular and plural: 'conta', 'contas'. */
  singular: string;
  plural: string;
  /** The consequence for one row, and for several where they can be selected. */
  sentence(name: ReactNode): ReactNode;
  sentenceOfMany?: string;
  /** What does not change. */
  children: ReactNode;
  activity: Pick<Activity<Row>, 'setActive' | 'failed'>;
  onClose(): void;
}

/** Confirms a deactivation, of several in the background; stays open when it failed. */
export function DeactivateModal<Row extends { id: string; name: string }>({
  rows,
  singular,
  plural,
  sentence,
  sentenceOfMany,
  children,
  activity,
  onClose,
}: DeactivateModalProps<Row>) {
  const [first] = rows;
  const isOne = rows.length === 1;
  return (
    <AttemptModal
      title={`Desativar ${isOne ? singular : plural}`}
      action={isOne ? `Desativar ${singular}` : `Desativar ${formatNumber(rows.length)} ${plural}`}
      run={async () => {
        if (await activity.setActive(rows, false)) onClose();
      }}
      failedText={activity.failed}
      onClose={onClose}
    >
      {isOne ? (
        <p>{sentence(<strong>{first?.name}</strong>)}</p>
      ) : (
        <>
          <p>{sentenceOfMany}</p>
          <ul>
            {rows.slice(0, MOST_NAMED).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {rows.length > MOST_NAMED && <li>e mais {formatNumber(rows.length - MOST_NAMED)}</li>}
          </ul>
        </>
      )}
      <p className={formClasses.aside}>{children}</p>
      {!isOne && (
        <p className={formClasses.aside}>
          Isto roda em segundo plano. Dá para desfazer por dez segundos depois do fim.
        </p>
      )}
    </AttemptModal>
  );
}
