import type { ReactNode } from 'react';
import type { LeaveWords } from '../form/leave-notice.tsx';
import { ServerForm } from '../form/server-form.tsx';
import type { ServerFormState } from '../form/use-server-form.ts';
import { SiteModal } from './site-modal.tsx';

interface FormModalProps {
  title: string;
  size?: 'md' | 'lg';
  serverForm: ServerFormState;
  /** True when leaving would lose input; unless given, when the form differs from its first values. */
  hasTyped?: (() => boolean) | undefined;
  leaveWords?: LeaveWords;
  label?: string;
  action: string;
  onClose(): void;
  children: ReactNode;
}

/** Shows a modal with one form: cannot be closed while the form is sent, and asks before input is lost. */
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
