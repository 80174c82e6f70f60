import { Button } from '@mantine/core';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import classes from '../actions/steps.module.css';
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
  const links = [
    { text: 'Ver página', told: 'Como os visitantes a veem.', to: paths.company(id) },
    {
      text: 'Ver avaliações',
      told: 'Todas, com as ocultas.',
      to: paths.adminRatings({ company: id }),
    },
    {
      text: 'Ver histórico',
      told: 'Quem fez o quê com a empresa.',
      to: paths.adminAudit({ type: 'company', subject: id }),
    },
  ];
  return (
    <SiteModal title={name} size="lg" onClose={onClose}>
      <ul className={classes.steps}>
        {!isApproved && (
          <li>
            <LinkButton to={paths.admin({ tab: 'approvals' })} look="default">
              Ver na fila
            </LinkButton>
            <span>Ela espera aprovação.</span>
          </li>
        )}
        <li>
          <Button
            variant="default"
            onClick={isActive ? () => show({ kind: 'deactivate', companies: [company] }) : activate}
          >
            {isActive ? 'Desativar empresa' : 'Ativar empresa'}
          </Button>
          <span>
            {isActive
              ? 'Some do site para todos, menos o dono e os administradores. Nada é apagado.'
              : 'Volta a aparecer no site.'}
          </span>
        </li>
        {hasOwner && (
          <>
            <li>
              <Button variant="default" onClick={() => show({ kind: 'plan', id })}>
                Mudar plano
              </Button>
              <span>
                O plano de {ownerName}: {plan?.name ?? 'Grátis'}.
              </span>
            </li>
            <li>
              <Button variant="default" onClick={() => show({ kind: 'password', id })}>
                Definir senha
              </Button>
              <span>Da conta de {ownerName}; encerra todas as sessões dela.</span>
            </li>
          </>
        )}
        {links.map(({ text, told, to }) => (
          <li key={text}>
            <LinkButton to={to} look="default">
              {text}
            </LinkButton>
            <span>{told}</span>
          </li>
        ))}
        <li>
          <Button color="red.9" onClick={() => show({ kind: 'remove', id })}>
            Remover empresa
          </Button>
          <span>Apaga a empresa e tudo o que é dela, para sempre.</span>
        </li>
      </ul>
    </SiteModal>
  );
}
