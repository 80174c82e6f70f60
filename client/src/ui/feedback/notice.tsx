import { type ReactNode, useEffect, useRef } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  tone?: 'info' | 'warning' | 'error' | 'success';
  /** Read out when it appears. */
  announce?: boolean;
  /** Takes the focus when it appears, in place of a form that is gone. */
  takeFocus?: boolean;
  children: ReactNode;
}

/** Shows an important message. */
export function Notice({ tone = 'info', announce = false, takeFocus = false, children }: NoticeProps) {
  const role = announce ? (tone === 'error' ? 'alert' : 'status') : undefined;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) element.current?.focus();
  }, [takeFocus]);
  return (
    <div
      ref={element}
      className={classes.notice}
      data-tone={tone}
      role={role}
      tabIndex={takeFocus ? -1 : undefined}
    >
      {children}
    </div>
  );
}
