import type { Shortcut } from './shortcut.ts';
import classes from './shortcut-sheet.module.css';

const NAMES: Record<string, string> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': 'Espaço',
};

/** How screen readers say the keys whose name is a sign. */
const SPOKEN: Record<string, string> = {
  '↓': 'Seta para baixo',
  '↑': 'Seta para cima',
  '←': 'Seta para a esquerda',
  '→': 'Seta para a direita',
  '?': 'Ponto de interrogação',
  '/': 'Barra',
  '.': 'Ponto',
};

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns the keys of a shortcut as they are printed on the keyboard: ["Ctrl", "K"]. */
const keyNames = ({ key }: Pick<Shortcut, 'key'>): string[] =>
  key
    .split(/(?<=^Mod)\+/)
    .map((keyName) =>
      keyName === 'Mod'
        ? isApple()
          ? '⌘'
          : 'Ctrl'
        : (NAMES[keyName] ?? (keyName.length === 1 ? keyName.toUpperCase() : keyName)),
    );

/** Returns the name of a printed key for screen readers; undefined where they say the print itself. */
const spokenName = (name: string): string | undefined => SPOKEN[name];

/** Shows the keys of a shortcut as on the keyboard. */
export const KeyCaps = ({ shortcutKey }: { shortcutKey: string }) => (
  <span className={classes.keys}>
    {keyNames({ key: shortcutKey }).map((name) => {
      const spoken = spokenName(name);
      return (
        <kbd key={name} className={classes.key}>
          {spoken && <span className="visually-hidden">{spoken}</span>}
          <span aria-hidden={spoken ? true : undefined}>{name}</span>
        </kbd>
      );
    })}
  </span>
);
