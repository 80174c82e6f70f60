import type { ReactNode } from 'react';
import type { LeaveWords } from '../form/leave-notice.tsx';
import { ServerForm } from '../form/server-form.tsx';
import type { ServerFormState } from '../form/use-server-form.ts';
import { SiteModal } from './site-modal.tsx';

interface FormModalProps {
  title: string;
  size?: 'md' | 'lg';
  serverForm: ServerFormState;
  /** Whether leaving would lose something; unless said, whatever differs from how it was opened. */
  hasTyped?: (() => boolean) | undefined;
  leaveWords?: LeaveWords;
  label?: string;
  action: string;
  onClose(): void;
  children: ReactNode;
}

/** A window with one form: it stays while the form is sent, and asks before it loses what was typed. */
export function FormModal({
  title,
  size = 'md',
  serverForm,
  hasTyped = () => serverForm.form.isDirty(),
  leaveWords,
  onClose,
  ...form
}: FormModalProps) {
  return (
    <SiteModal
      title={title}
      size={size}
      canClose={!serverForm.form.submitting}
      hasTyped={hasTyped}
      {...(leaveWords && { leaveWords })}
      onClose={onClose}
    >
      <ServerForm serverForm={serverForm} {...form} />
    </SiteModal>
  );
}
