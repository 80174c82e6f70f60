import { DeactivateModal } from './deactivate-modal.tsx';
import type { Activity } from './use-activity.ts';

interface DeactivateCompaniesModalProps<Row> {
  companies: readonly Row[];
  activity: Pick<Activity<Row>, 'setActive' | 'failed'>;
  onClose(): void;
}

/** Confirms the deactivation of companies with what it does to their pages. */
export function DeactivateCompaniesModal<Row extends { id: string; name: string }>({
  companies,
  activity,
  onClose,
}: DeactivateCompaniesModalProps<Row>) {
  return (
    <DeactivateModal
      rows={companies}
      singular="empresa"
      plural="empresas"
      sentence={(name) => (
        <>{name} sai da busca e das listas agora. Quem abrir a página dela lê “Empresa não encontrada”.</>
      )}
      sentenceOfMany="Estas empresas saem da busca e das listas agora. Quem abrir a página de uma delas lê “Empresa não encontrada”:"
      activity={activity}
      onClose={onClose}
    >
      {companies.length === 1
        ? 'O dono e os administradores ainda a veem.'
        : 'Os donos e os administradores ainda as veem.'}{' '}
      Nada é apagado, e dá para ativar de novo.
    </DeactivateModal>
  );
}
