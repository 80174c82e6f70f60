import { useState } from 'react';
import { DeactivateCompaniesModal } from '../actions/deactivate-companies-modal.tsx';
import type { Activity } from '../actions/use-activity.ts';
import type { OpenModal } from '../actions/use-modal.ts';
import type { CompanyRowFragment } from './companies.gen.ts';
import type { CompanyModal, CompanyParts } from './company-modals.ts';
import { OwnerAccountModal } from './owner-account-modal.tsx';
import { RemoveCompanyModal } from './remove-company-modal.tsx';

interface CompanyModalsProps {
  modal: OpenModal<CompanyModal> & { shown: CompanyModal };
  /** Those of the page, and the opened one. */
  rows: readonly CompanyRowFragment[];
  /** Reloads the lists. */
  reload(): void;
  activity: Activity<CompanyRowFragment>;
  parts: CompanyParts;
}

/** Shows the open modal of the companies' list. */
export function CompanyModals({ modal, rows, reload, activity, parts }: CompanyModalsProps) {
  const { shown, close } = modal;
  const current = 'id' in shown ? rows.find(({ id }) => id === shown.id) : undefined;
  // A company that leaves the list while its modal is open keeps its last state.
  const [known, setKnown] = useState(current);
  if (current && current !== known) setKnown(current);
  const company = current ?? known;
  const saved = () => {
    close();
    reload();
  };
  if (shown.kind === 'create') return parts.form(undefined, close, saved);
  if (shown.kind === 'deactivate') {
    return <DeactivateCompaniesModal companies={shown.companies} activity={activity} onClose={close} />;
  }
  if (!company) return null;
  switch (shown.kind) {
    case 'edit':
      return parts.form(company.id, close, saved);
    case 'plan':
    case 'password':
      return (
        <OwnerAccountModal
          kind={shown.kind}
          email={company.ownerEmail ?? ''}
          onClose={close}
          onSaved={saved}
        />
      );
    default:
      return <RemoveCompanyModal company={company} onClose={close} onRemoved={saved} onOutdated={reload} />;
  }
}
