import type { ReactNode } from 'react';
import type { OwnedCompanyFragment } from './owner-home.gen.ts';

interface ModalProps {
  company: OwnedCompanyFragment;
  onClose(): void;
  /** What the dashboard shows is asked for again. */
  reload(): void;
}

/** What opens over the dashboard for one company; the page puts other features in here. */
export interface CompanyModals {
  edit(props: ModalProps): ReactNode;
  messages(props: ModalProps): ReactNode;
}
