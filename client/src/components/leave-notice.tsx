import { Button } from '@mantine/core';
import formClasses from './form.module.css';
import { Notice } from './notice.tsx';

interface LeaveNoticeProps {
  /** What leaving would lose. */
  children: string;
  stayText: string;
  leaveText: string;
  onStay(): void;
  onLeave(): void;
}

/** Asks whoever is about to leave what was typed; takes the focus. */
export function LeaveNotice({ children, stayText, leaveText, onStay, onLeave }: LeaveNoticeProps) {
  return (
    <Notice tone="warning" announce takeFocus>
      <div className={formClasses.form}>
        <p>{children}</p>
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onStay}>
            {stayText}
          </Button>
          <Button color="red.9" onClick={onLeave}>
            {leaveText}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
