import { useEffect, useRef } from 'react';

/**
 * Keeps the letters that are typed while a dialog opens, outside of it: they are meant for its field, not for the shortcuts
 * and buttons of the screen. Returns the function that takes them.
 */
export function useEarlyLetters(isOpen: boolean): () => string {
  const letters = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      const { key } = event;
      const isModified = event.ctrlKey || event.metaKey || event.altKey;
      const isTyped = key.length === 1 || key === 'Backspace' || key === 'Enter';
      if (!isTyped || isModified || (event.target as Element).closest('[role=dialog]')) return;
      if (key === 'Backspace') letters.current = letters.current.slice(0, -1);
      else if (key !== 'Enter') letters.current += key;
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
