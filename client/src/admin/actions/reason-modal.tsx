import { useRef, useState } from 'react';
import { TextArea } from '../../ui/form/text-area.tsx';
import { AttemptModal, type AttemptModalProps } from '../../ui/modal/attempt-modal.tsx';
import { CODES_OF_DECIDED } from '../undo/is-decided-before.ts';
import type { WorkKind } from '../undo/undo-decision.gen.ts';
import { ReasonChoice } from './reason-choice.tsx';

interface ReasonModalProps extends Omit<AttemptModalProps, 'run' | 'isReady' | 'hasTyped'> {
  /** What is rejected. */
  kind: WorkKind;
  /** Of the field. */
  label?: string;
  description?: string;
  name?: string;
  /** What the field has at first. */
  defaultText?: string;
  /** Error of an empty reason; missing where it is optional. */
  missingText?: string;
  /** `reason` is empty when it was left out. */
  run(reason: string): Promise<unknown>;
}

/** Confirms a rejection and asks for its reason, kept or typed; a failure keeps the text. */
export function ReasonModal({
  kind,
  label = 'Motivo (opcional)',
  description,
  name = 'reason',
  defaultText = '',
  missingText,
  codesOfDone = CODES_OF_DECIDED,
  run,
  children,
  ...modal
}: ReasonModalProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [fieldProblem, setFieldProblem] = useState<string>();
  const currentText = () => field.current?.value.trim() ?? '';
  const fill = (text: string) => {
    if (field.current) field.current.value = text;
    setFieldProblem(undefined);
  };
  const isReady = () => {
    const problem = currentText() === '' ? missingText : undefined;
    setFieldProblem(problem);
    if (problem) field.current?.focus();
    return problem === undefined;
  };
  return (
    <AttemptModal
      {...modal}
      run={() => run(currentText())}
      isReady={isReady}
      hasTyped={() => currentText() !== defaultText}
      codesOfDone={codesOfDone}
    >
      {children}
      <ReasonChoice kind={kind} onChoose={fill} />
      <TextArea
        ref={field}
        label={label}
        description={description}
        name={name}
        defaultValue={defaultText}
        data-autofocus
        rows={3}
        maxLength={1_000}
        required={missingText !== undefined}
        error={fieldProblem}
      />
    </AttemptModal>
  );
}
