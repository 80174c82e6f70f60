import { Button, Text } from '@mantine/core';
import { type MouseEvent, useState } from 'react';
import { ShareButton } from '../../domain/company-actions/company-actions.tsx';
import { SiteContact } from '../../domain/site/site-contact.tsx';
import { useSite } from '../../domain/site/use-site.ts';
import { useCompanyPromotionQuery } from '../../features/promotion/promotion.gen.ts';
import { DAY_MS, formatAmount } from '../../lib/format.ts';
import { whatsappShareUrl } from '../../lib/shared-links.ts';
import { readStored, writeStored } from '../../lib/stored-json.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './dashboard.module.css';
import type { OwnedCompanyFragment } from './my-companies.gen.ts';

/** Ids of the companies whose approval was read, in this browser. */
const READ_KEY = 'read-approvals';
const MOST_READ = 100;
/** An older approval is no news. */
const NEWS_DAYS = 30;

function readApprovals(): string[] {
  const ids = readStored(READ_KEY);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

interface StatusCardProps {
  company: OwnedCompanyFragment;
  approvedAt: string | null;
  approvalDays: number;
}

/** Says how long a company still waits for its approval. */
function Pending({ company, approvalDays }: Omit<StatusCardProps, 'approvedAt'>) {
  const { sendsEmails } = useSite();
  const days = formatAmount(approvalDays, 'dia', 'dias');
  const isLate = Date.now() - Date.parse(company.createdAt) > approvalDays * DAY_MS;
  return (
    <Panel title={isLate ? `Em análise há mais de ${days}` : `Em análise, resposta em até ${days}`}>
      <p>
        A administração está verificando o cadastro. Depois da aprovação, a empresa aparece no guia.{' '}
        {sendsEmails ? 'Avisamos por e-mail.' : 'Veja aqui quando estiver no ar.'}
      </p>
      {isLate && (
        <p>
          Está demorando mais que o previsto. Fale com a administração: <SiteContact />.
        </p>
      )}
    </Panel>
  );
}

/** Says once that the page of a company is public, with ways to make it known. */
function Published({
  company: { id, name, part },
  onClose,
}: Pick<StatusCardProps, 'company'> & { onClose(event: MouseEvent<HTMLElement>): void }) {
  const { siteName } = useSite();
  // The plan may include no poster.
  const promotion = useCompanyPromotionQuery({ variables: { companyId: id } });
  const url = location.origin + paths.companyRatings(id);
  const text = `Olá! A página de ${name} está no ar no ${siteName}. Se puder, deixe uma avaliação`;
  return (
    <Panel title={part === null ? 'Sua página está no ar' : 'A página está no ar'}>
      <Text>Conte aos clientes: quem avalia ajuda os próximos a encontrar a empresa.</Text>
      <div className={classes.actions}>
        <LinkButton href={whatsappShareUrl(text, url)} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          Pedir avaliação pelo WhatsApp
        </LinkButton>
        <ShareButton company={{ id, name }} />
        {promotion.data?.companyPromotion.qrSvg != null && (
          <LinkButton to={paths.poster(id)} variant="default">
            <Icon name="printer" />
            Imprimir cartaz
          </LinkButton>
        )}
        <Button variant="subtle" onClick={onClose}>
          Dispensar aviso
        </Button>
      </div>
    </Panel>
  );
}

/** Shows the state of a new company: that it waits for approval, then once that its page is public. */
export function StatusCard({ company, approvedAt, approvalDays }: StatusCardProps) {
  const [isRead, setIsRead] = useState(() => readApprovals().includes(company.id));
  if (!company.isActive) return null;
  if (!company.isApproved) return <Pending company={company} approvalDays={approvalDays} />;
  const isNews = approvedAt !== null && Date.now() - Date.parse(approvedAt) < NEWS_DAYS * DAY_MS;
  if (!isNews) return null;
  const close = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The pressed button will be gone: the focus goes to the next panel's title.
    currentTarget.closest('section')?.nextElementSibling?.querySelector<HTMLElement>('h2')?.focus();
    writeStored(READ_KEY, [company.id, ...readApprovals()].slice(0, MOST_READ));
    setIsRead(true);
  };
  return isRead ? null : <Published company={company} onClose={close} />;
}
