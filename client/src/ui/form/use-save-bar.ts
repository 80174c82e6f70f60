import { useState } from 'react';
import classes from './form.module.css';

/** Returns props of a form and the class of its buttons, which stay in view once something has been entered. */
export function useSaveBar(): { onChange(): void; className: string } {
  const [isChanged, setChanged] = useState(false);
  return {
    // With the change of the field: between its events a select would be reset to its old value.
    onChange: () => setChanged(true),
    className: `${classes.actions} ${isChanged ? classes.saveBar : ''}`,
  };
}
