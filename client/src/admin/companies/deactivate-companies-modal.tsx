import { DeactivateModal } from '../actions/deactivate-modal.tsx';
import type { SetActive } from '../actions/use-activity.ts';
import type { CompanyRowFragment } from './companies.gen.ts';

interface DeactivateCompaniesModalProps {
  companies: readonly CompanyRowFragment[];
  setActive: SetActive<CompanyRowFragment>;
  onClose(): void;
}

/** Confirms that companies are hidden from the site. */
export function DeactivateCompaniesModal({ companies, setActive, onClose }: DeactivateCompaniesModalProps) {
  const hasOne = companies.length === 1;
  return (
    <DeactivateModal
      rows={companies}
      one="empresa"
      many="empresas"
      sentence={(name) => (
        <>{name} sai da busca e das listas agora. Quem abrir a página dela lê “Empresa não encontrada”.</>
      )}
      sentenceOfMany="Estas empresas saem da busca e das listas agora. Quem abrir a página de uma delas lê “Empresa não encontrada”:"
      setActive={setActive}
      onClose={onClose}
    >
      {hasOne ? 'O dono e os administradores ainda a veem.' : 'Os donos e os administradores ainda as veem.'}{' '}
      Nada é apagado, e dá para ativar de novo.
    </DeactivateModal>
  );
}
