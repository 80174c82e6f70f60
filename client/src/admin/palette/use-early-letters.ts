import { useEffect, useRef } from 'react';

/**
 * Keeps the letters that are typed while a dialog opens, outside of it: they are meant for its field, not for the shortcuts of
 * the screen. Returns the function that takes them.
 */
export function useEarlyLetters(isOpen: boolean): () => string {
  const letters = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter || (event.target as Element).closest('[role=dialog]')) return;
      letters.current += event.key;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', keep, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      letters.current = '';
    };
  }, [isOpen]);
  return () => {
    const typed = letters.current;
    letters.current = '';
    return typed;
  };
}
