import { type ReactNode, useState } from 'react';
import formClasses from '../../ui/form/form.module.css';
import { AttemptModal } from '../../ui/modal/attempt-modal.tsx';
import type { SetActive } from './use-activity.ts';

interface DeactivateModalProps<Row> {
  rows: readonly Row[];
  /** Singular and plural: 'conta', 'contas'. */
  one: string;
  many: string;
  /** The consequence for one row, and for several. */
  sentence(name: ReactNode): ReactNode;
  sentenceOfMany: string;
  /** What does not change. */
  children: ReactNode;
  setActive: SetActive<Row>;
  onClose(): void;
}

/** Confirms a deactivation; stays open for the rows that failed. */
export function DeactivateModal<Row extends { id: string; name: string }>({
  rows,
  one,
  many,
  sentence,
  sentenceOfMany,
  children,
  setActive,
  onClose,
}: DeactivateModalProps<Row>) {
  const [left, setLeft] = useState(rows);
  const [first] = left;
  const isOne = left.length === 1;
  const deactivate = async () => {
    const rejected = await setActive(left, false);
    if (!rejected) return;
    setLeft(rejected.rows);
    throw new Error(rejected.text);
  };
  return (
    <AttemptModal
      title={`Desativar ${isOne ? one : many}`}
      action={isOne ? `Desativar ${one}` : `Desativar ${left.length} ${many}`}
      run={deactivate}
      failedText={(error) => (error as Error).message}
      onDone={onClose}
      onClose={onClose}
    >
      {isOne ? (
        <p>{sentence(<strong>{first?.name}</strong>)}</p>
      ) : (
        <>
          <p>{sentenceOfMany}</p>
          <ul>
            {left.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <p className={formClasses.aside}>{children}</p>
    </AttemptModal>
  );
}
