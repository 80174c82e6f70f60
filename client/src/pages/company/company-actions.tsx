import { useLocation } from 'react-router-dom';
import { SaveButton } from '../../features/saves/save-button.tsx';
import type { Saves } from '../../features/saves/use-saves.ts';
import { anchors } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { CompanyQuery } from './company.gen.ts';
import classes from './company-page.module.css';

interface CompanyActionsProps {
  company: CompanyQuery['company'];
  saves: Saves;
  /** Owners cannot rate their own company. */
  isOwner: boolean;
}

/** Shows buttons to call, write, rate and save, at the top of the page. */
export function CompanyActions({ company, saves, isOwner }: CompanyActionsProps) {
  const { state } = useLocation();
  const { id, name, whatsappUrl, phoneUrl, hasOwner } = company;
  const isOpen = company.isApproved && company.isActive;
  return (
    <div className={classes.actions}>
      {whatsappUrl ? (
        <LinkButton
          href={whatsappUrl}
          data-visit={`whatsapp ${id}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" />
          Chamar no WhatsApp
        </LinkButton>
      ) : (
        phoneUrl && (
          <LinkButton href={phoneUrl} data-visit={`phone ${id}`}>
            <Icon name="phone" />
            Ligar
          </LinkButton>
        )
      )}
      {isOpen && hasOwner && (
        <LinkButton to={`#${anchors.message}`} state={state} variant="default">
          <Icon name="mail" />
          Mensagem
        </LinkButton>
      )}
      {isOpen && !isOwner && (
        <LinkButton to={`#${anchors.rating}`} state={state} variant="default">
          <Icon name="star" />
          Avaliar
        </LinkButton>
      )}
      {isOpen && (
        <SaveButton companyName={name} isSaved={saves.isSaved(id)} onToggle={() => saves.toggle(id)} isWide />
      )}
    </div>
  );
}
