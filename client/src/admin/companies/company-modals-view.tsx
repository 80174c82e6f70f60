import { useState } from 'react';
import { DeactivateModal } from '../actions/deactivate-modal.tsx';
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
    const hasOne = shown.companies.length === 1;
    return (
      <DeactivateModal
        rows={shown.companies}
        one="empresa"
        many="empresas"
        sentence={(name) => (
          <>{name} sai da busca e das listas agora. Quem abrir a página dela lê “Empresa não encontrada”.</>
        )}
        sentenceOfMany="Estas empresas saem da busca e das listas agora. Quem abrir a página de uma delas lê “Empresa não encontrada”:"
        activity={activity}
        onClose={close}
      >
        {hasOne
          ? 'O dono e os administradores ainda a veem.'
          : 'Os donos e os administradores ainda as veem.'}{' '}
        Nada é apagado, e dá para ativar de novo.
      </DeactivateModal>
    );
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
