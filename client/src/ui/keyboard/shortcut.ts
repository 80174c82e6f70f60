/** An action of a key. */
export interface Shortcut {
  /**
   * As `KeyboardEvent.key` has it ("j", "?", "ArrowDown"); letters in either case. With "Mod+" before it, together with
   * Ctrl or Cmd: such a shortcut also works in fields and is never switched off.
   */
  key: string;
  /** What it does, as the list of shortcuts says it: "Próximo item". */
  label: string;
  /** Missing where the focused control answers the key: the shortcut is only listed. */
  run?(): void;
}

/** Returns true for a shortcut that is typed together with Ctrl or Cmd. */
export const isCombined = ({ key }: Shortcut): boolean => key.startsWith('Mod+');

/** Returns true for a letter, digit or sign alone: people must be able to switch those off (WCAG 2.1.4). */
export const isSingleCharacter = ({ key }: Shortcut): boolean => key.length === 1 && key !== ' ';
