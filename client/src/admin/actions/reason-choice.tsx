import { SelectField } from '../../ui/field/select-field.tsx';
import type { WorkKind } from '../undo/undo-decision.gen.ts';
import { useReasonChoicesQuery } from './reason-choices.gen.ts';

interface ReasonChoiceProps {
  /** What is rejected. */
  kind: WorkKind;
  /** Called with the text of the chosen reason. */
  onChoose(text: string): void;
}

/** Offers the reasons that administrators keep for a kind; nothing while there are none. */
export function ReasonChoice({ kind, onChoose }: ReasonChoiceProps) {
  const reasons = useReasonChoicesQuery({ variables: { kind } }).data?.adminReasonTemplates ?? [];
  if (reasons.length === 0) return null;
  return (
    <SelectField
      label="Motivo pronto"
      defaultValue=""
      data={[
        { value: '', label: 'Escolha para preencher o texto' },
        ...reasons.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = reasons.find(({ id }) => id === currentTarget.value);
        if (chosen) onChoose(chosen.text);
      }}
    />
  );
}
