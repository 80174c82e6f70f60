import { useState } from 'react';
import classes from './form.module.css';

/** Returns props of a form and the class of its buttons, which stay in view once something has been entered. */
export function useSaveBar(): { onInput(): void; className: string } {
  const [isChanged, setChanged] = useState(false);
  return {
    onInput: () => setChanged(true),
    className: `${classes.actions} ${isChanged ? classes.saveBar : ''}`,
  };
}
