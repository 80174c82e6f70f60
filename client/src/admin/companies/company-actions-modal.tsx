import { paths } from '../../paths.ts';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import { ActionList } from '../actions/action-list.tsx';
import type { CompanyRowFragment } from './companies.gen.ts';
import type { CompanyModal } from './company-modals.ts';

interface CompanyActionsModalProps {
  company: CompanyRowFragment;
  show(next: CompanyModal): void;
  /** Shows the company on the site again; hiding asks first. */
  activate(): void;
  onClose(): void;
}

/** Actions of a company beside editing, each with a description. */
export function CompanyActionsModal({ company, show, activate, onClose }: CompanyActionsModalProps) {
  const { id, name, isActive, isApproved, hasOwner, ownerName, plan } = company;
  return (
    <SiteModal title={name} size="lg" onClose={onClose}>
      <ActionList
        actions={[
          !isApproved && {
            text: 'Ver na fila',
            told: 'Ela espera aprovação.',
            act: paths.admin({ tab: 'approvals' }),
          },
          isActive
            ? {
                text: 'Desativar empresa',
                told: 'Some do site para todos, menos o dono e os administradores. Nada é apagado.',
                act: () => show({ kind: 'deactivate', companies: [company] }),
              }
            : { text: 'Ativar empresa', told: 'Volta a aparecer no site.', act: activate },
          hasOwner && {
            text: 'Mudar plano',
            told: `O plano de ${ownerName}: ${plan?.name ?? 'Grátis'}.`,
            act: () => show({ kind: 'plan', id }),
          },
          hasOwner && {
            text: 'Definir senha',
            told: `Da conta de ${ownerName}; encerra todas as sessões dela.`,
            act: () => show({ kind: 'password', id }),
          },
          { text: 'Ver página', told: 'Como os visitantes a veem.', act: paths.company(id) },
          {
            text: 'Ver avaliações',
            told: 'Todas, com as ocultas.',
            act: paths.adminRatings({ company: id }),
          },
          {
            text: 'Ver histórico',
            told: 'Quem fez o quê com a empresa.',
            act: paths.adminAudit({ type: 'company', subject: id }),
          },
          {
            text: 'Remover empresa',
            told: 'Apaga a empresa e tudo o que é dela, para sempre.',
            act: () => show({ kind: 'remove', id }),
            isGrave: true,
          },
        ]}
      />
    </SiteModal>
  );
}
