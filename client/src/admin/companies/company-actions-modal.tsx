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

/** Lists the actions of a company beside editing, each with a description. */
export function CompanyActionsModal({ company, show, activate, onClose }: CompanyActionsModalProps) {
  const { id, name, isActive, isApproved, hasOwner, ownerName, plan } = company;
  return (
    <SiteModal title={name} size="lg" onClose={onClose}>
      <ActionList
        actions={[
          !isApproved && {
            text: 'Ver na fila',
            description: 'Ela espera aprovação.',
            act: paths.admin({ tab: 'approvals' }),
          },
          isActive
            ? {
                text: 'Desativar empresa',
                description: 'Some do site para todos, menos o dono e os administradores. Nada é apagado.',
                act: () => show({ kind: 'deactivate', companies: [company] }),
              }
            : { text: 'Ativar empresa', description: 'Volta a aparecer no site.', act: activate },
          hasOwner && {
            text: 'Mudar plano',
            description: `O plano de ${ownerName}: ${plan?.name ?? 'Grátis'}.`,
            act: () => show({ kind: 'plan', id }),
          },
          hasOwner && {
            text: 'Definir senha',
            description: `Da conta de ${ownerName}; encerra todas as sessões dela.`,
            act: () => show({ kind: 'password', id }),
          },
          { text: 'Ver página', description: 'Como os visitantes a veem.', act: paths.company(id) },
          {
            text: 'Ver avaliações',
            description: 'Todas, com as ocultas.',
            act: paths.adminRatings({ company: id }),
          },
          {
            text: 'Ver histórico',
            description: 'Quem fez o quê com a empresa.',
            act: paths.adminAudit({ type: 'company', subject: id }),
          },
          {
            text: 'Remover empresa',
            description: 'Apaga a empresa e tudo o que é dela, para sempre.',
            act: () => show({ kind: 'remove', id }),
            isGrave: true,
          },
        ]}
      />
    </SiteModal>
  );
}
