import { useSyncExternalStore } from 'react';
import { Icon } from '../icon.tsx';
import { currentToasts, onToasts, removeToast, type Toast } from './toast-store.ts';
import classes from './toaster.module.css';

const NONE: readonly Toast[] = [];

/** Shows the toasts; rendered once. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => NONE);
  return (
    <div className={classes.container} role="status" aria-live="polite">
      {toasts.map(({ id, text, tone, render }) => (
        <p key={id} className={classes.toast} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
          <Icon name={tone === 'error' ? 'warning' : 'check'} />
          {render ? render(() => removeToast(id)) : text}
        </p>
      ))}
    </div>
  );
}
