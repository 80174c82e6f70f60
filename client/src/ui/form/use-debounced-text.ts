import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useIsLeaving } from '../navigation/target-location.ts';

/** The key of the entry that the browser is at: the page follows when there is time to draw it. Before any it has none. */
const keyOfBrowser = (): string | undefined => (window.history.state as { key?: string } | null)?.key;

interface DebouncedTextOptions {
  delayMs?: number;
  isPaused?: boolean;
  /** All texts, where it is left out. */
  accepts?: (text: string) => boolean;
}

/**
 * The text of a field whose value lives in the address: what is typed is handed on once it has rested for
 * `delayMs`, unless one has gone somewhere meanwhile or `isPaused`. When one goes somewhere, the field follows
 * the address; what it handed on itself comes back late on slow phones, and changes nothing. Text that
 * is not `accepted` is not handed on: it waits to be typed to its end, or to be taken back.
 */
export function useDebouncedText(
  value: string,
  handOn: (text: string) => void,
  { delayMs = 300, isPaused = false, accepts = () => true }: DebouncedTextOptions = {},
): [string, (text: string) => void] {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const isLeaving = useIsLeaving();
  const [text, setText] = useState(value);
  /** Handed on and not seen in the address yet, oldest first. */
  const underWay = useRef<string[]>([]);
  const seen = useRef({ key, value });
  const hand = useEffectEvent((rested: string, shownKey: string) => {
    // On the way to somewhere else already: it would be called back.
    if ((keyOfBrowser() ?? shownKey) !== shownKey) return;
    if (!accepts(rested)) return;
    underWay.current.push(rested);
    handOn(rested);
  });

  useEffect(() => {
    const before = seen.current;
    seen.current = { key, value };
    if (before.key === key && before.value === value) return;
    const echo = underWay.current.indexOf(value);
    if (echo >= 0) underWay.current.splice(0, echo + 1);
    // An address that was replaced for another field's sake leaves this one as it is being typed.
    else if (!isPaused && (before.value !== value || navigation !== NavigationType.Replace)) {
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

  return [text, setText];
}
