import { SuggestInput, type SuggestInputProps, type Suggestion } from '../../ui/form/suggest-input.tsx';
import type { KindChoiceFragment } from './kinds.gen.ts';
import { useKindChoices } from './use-kind-choices.ts';

interface KindInputProps
  extends Omit<SuggestInputProps<Suggestion>, 'suggestions' | 'onPick' | 'picksFirst'> {
  onPick(kind: KindChoiceFragment): void;
}

/** Shows a field for a kind of business, found by its name or one of its words; Enter takes the first. */
export function KindInput({ value, onChange, onPick, ...field }: KindInputProps) {
  const { results: kinds = [], isCurrent, setIsTyped } = useKindChoices(value);
  return (
    <SuggestInput
      {...field}
      value={value}
      picksFirst={isCurrent}
      suggestions={kinds.map((kind) => ({
        key: kind.id,
        text: kind.name,
        detail: kind.category?.name ?? null,
        kindChoice: kind,
      }))}
      onChange={(text) => {
        setIsTyped(true);
        onChange(text);
      }}
      onPick={({ kindChoice }) => {
        setIsTyped(false);
        onPick(kindChoice);
      }}
    />
  );
}
