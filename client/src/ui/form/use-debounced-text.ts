import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isElsewhere } from '../navigation/browser-entry.ts';
import { useIsLeaving } from '../navigation/target-location.ts';

interface DebouncedTextOptions {
  delayMs?: number;
  isPaused?: boolean;
  /** Accepts all texts unless given. */
  accepts?: (text: string) => boolean;
}

/**
 * Returns the text of a field whose value is in the URL, and its setter. Passes the text to `handOn` once typing has
 * paused for `delayMs`, unless a navigation has begun or `isPaused`. The field follows other navigations; its own
 * changes of the URL, which arrive late on slow phones, are ignored. Text that is not accepted stays in the field and
 * is not passed on, but by the third value, which sets a text and passes it on at once.
 */
export function useDebouncedText(
  value: string,
  handOn: (text: string) => void,
  { delayMs = 300, isPaused = false, accepts = () => true }: DebouncedTextOptions = {},
): [text: string, setText: (text: string) => void, handOnNow: (text: string) => void] {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const isLeaving = useIsLeaving();
  const [text, setText] = useState(value);
  /** Passed on and not in the rendered URL yet, oldest first. */
  const underWay = useRef<string[]>([]);
  const last = useRef({ key, value });
  const hand = useEffectEvent((rested: string, shownKey: string) => {
    // A navigation has begun: it would be cancelled.
    if (isElsewhere(shownKey)) return;
    if (!accepts(rested)) return;
    underWay.current.push(rested);
    handOn(rested);
  });

  useEffect(() => {
    const before = last.current;
    last.current = { key, value };
    if (before.key === key && before.value === value) return;
    const echo = underWay.current.indexOf(value);
    if (echo >= 0) underWay.current.splice(0, echo + 1);
    // A URL replaced by another field leaves the text being typed; one that drops a text passed on does not.
    else if (
      !isPaused &&
      (before.value !== value ||
        navigation !== NavigationType.Replace ||
        (underWay.current.length > 0 && !isElsewhere(key)))
    ) {
      underWay.current = [];
      setText(value);
    }
  }, [key, value, isPaused, navigation]);

  useEffect(() => {
    const trimmed = text.trim();
    if (isPaused || isLeaving || trimmed === (underWay.current.at(-1) ?? value)) return;
    const timer = setTimeout(() => hand(trimmed, key), delayMs);
    return () => clearTimeout(timer);
  }, [text, value, key, delayMs, isPaused, isLeaving]);

  const handOnNow = (newText: string) => {
    const trimmed = newText.trim();
    setText(newText);
    if (trimmed === (underWay.current.at(-1) ?? value)) return;
    underWay.current.push(trimmed);
    handOn(trimmed);
  };
  return [text, setText, handOnNow];
}
