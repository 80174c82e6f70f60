import type { ReactNode } from 'react';
import type { OwnedCompanyFragment } from './owner-home.gen.ts';

interface ModalProps {
  company: OwnedCompanyFragment;
  onClose(): void;
  /** Reloads the dashboard. */
  reload(): void;
}

/** Modals of other features for one company, given by the page. */
export interface CompanyModals {
  edit(props: ModalProps): ReactNode;
  messages(props: ModalProps): ReactNode;
}
