import { useSuggestQuery } from '../../ui/form/use-suggest-query.ts';
import { useKindChoicesQuery } from './kinds.gen.ts';

/** Looks up kinds of business for a text that is being typed, unless `isOff`; `results` is undefined before an answer. */
export function useKindChoices(text: string, isOff = false) {
  const { q, isAsked, isShown, setIsTyped } = useSuggestQuery(text);
  const { data, previousData, failure, refetch } = useKindChoicesQuery({
    variables: { q },
    skip: isOff || !isAsked,
  });
  return {
    results: isShown ? (data ?? previousData)?.kinds : undefined,
    /** `results` are of the text as it stands. */
    isCurrent: data !== undefined && q === text.trim(),
    isShown,
    failure,
    refetch,
    setIsTyped,
  };
}
