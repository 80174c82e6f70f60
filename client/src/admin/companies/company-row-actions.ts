import { paths } from '../../paths.ts';
import type { Action } from '../actions/action-list.tsx';
import type { CompanyRowFragment } from './companies.gen.ts';
import { waitingMessages } from './company-columns.tsx';
import type { CompanyModal } from './company-modals.ts';

interface CompanyRowActionsOptions {
  show(next: CompanyModal): void;
  /** Shows the company on the site again; hiding asks first. */
  activate(rows: readonly CompanyRowFragment[]): void;
  /** Opens the conversation with a company's owner. */
  read(company: CompanyRowFragment): void;
}

/** Returns the actions of a company. */
export const companyRowActions =
  ({ show, activate, read }: CompanyRowActionsOptions) =>
  (company: CompanyRowFragment): (Action | false)[] => {
    const { id, isActive, isApproved, hasOwner, ownerName, plan } = company;
    return [
      { text: 'Editar', description: 'Todos os dados da empresa.', act: () => show({ kind: 'edit', id }) },
      hasOwner && {
        text: 'Mensagens',
        may: 'answerMessages',
        description: waitingMessages(company).join(', ') || 'A conversa com o dono.',
        act: () => read(company),
      },
      !isApproved &&
        isActive && {
          text: 'Ver na fila',
          may: 'decide',
          description: 'Ela espera aprovação.',
          act: paths.admin({ tab: 'approvals', item: `newCompany:${id}` }),
        },
      isActive
        ? {
            text: 'Desativar empresa',
            description: 'Some do site para todos, menos o dono e os administradores. Nada é apagado.',
            act: () => show({ kind: 'deactivate', companies: [company] }),
          }
        : {
            text: 'Ativar empresa',
            description: 'Volta a aparecer no site.',
            act: () => activate([company]),
          },
      hasOwner && {
        text: 'Mudar plano',
        may: 'managePlans',
        description: `O plano de ${ownerName}: ${plan?.name ?? 'Grátis'}.`,
        act: () => show({ kind: 'plan', id }),
      },
      hasOwner && {
        text: 'Definir senha',
        may: 'manageUsers',
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
        may: 'readAudit',
        description: 'Quem fez o quê com a empresa.',
        act: paths.adminAudit({ type: 'company', subject: id }),
      },
      {
        text: 'Remover empresa',
        may: 'removeCompanies',
        description: 'Apaga a empresa e tudo o que é dela, para sempre.',
        act: () => show({ kind: 'remove', id }),
        isGrave: true,
      },
    ];
  };
