import { useState } from 'react';
import classes from './form.module.css';

interface SaveBar {
  /** Of the form. */
  onChange(): void;
  /** Of the element with its problem and buttons. */
  props: { className: string; 'data-bottom-bar': true | undefined };
}

/** Returns props of a form and of its buttons, which stay in view once something has been entered, or while `isDirty`. */
export function useSaveBar(isDirty = false): SaveBar {
  const [isEntered, setChanged] = useState(false);
  const isChanged = isEntered || isDirty;
  return {
    // With the change of the field: between its events a select would be reset to its old value.
    onChange: () => setChanged(true),
    props: {
      className: `${classes.bar} ${isChanged ? classes.saveBar : ''}`,
      'data-bottom-bar': isChanged || undefined,
    },
  };
}
