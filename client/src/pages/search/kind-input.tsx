import { SuggestInput } from '../../ui/form/suggest-input.tsx';
import { useSuggestQuery } from '../../ui/form/use-suggest-query.ts';
import { type SearchKindsQuery, useSearchKindsQuery } from './search-kinds.gen.ts';

type Kind = SearchKindsQuery['kinds'][number];

interface KindInputProps {
  value: string;
  onChange(text: string): void;
  onPick(kind: Kind): void;
}

/** Shows a field for a kind of business, with those that a typed word names. */
export function KindInput({ value, onChange, onPick }: KindInputProps) {
  const { q, isAsked, isShown, setIsTyped } = useSuggestQuery(value);
  const { data, previousData } = useSearchKindsQuery({ variables: { q }, skip: !isAsked });
  const kinds = isShown ? ((data ?? previousData)?.kinds ?? []) : [];
  return (
    <SuggestInput
      label="Segmento"
      name="kind"
      placeholder="Todos segmentos"
      value={value}
      picksFirst
      suggestions={kinds.map((kind) => ({
        key: kind.id,
        text: kind.name,
        detail: kind.category?.name ?? null,
        picked: kind,
      }))}
      onChange={(text) => {
        setIsTyped(true);
        onChange(text);
      }}
      onPick={({ picked }) => {
        setIsTyped(false);
        onPick(picked);
      }}
    />
  );
}
