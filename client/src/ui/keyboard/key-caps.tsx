import classes from './key-caps.module.css';
import { keyNames, spokenName } from './key-name.ts';

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
