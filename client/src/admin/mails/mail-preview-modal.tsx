import { formatDateTime } from '../../lib/format.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import classes from './mail-preview-modal.module.css';
import { MailText } from './mail-text.tsx';
import type { MailRowFragment } from './mails.gen.ts';

/** Shows a mail that waits as it will be sent. */
export function MailPreviewModal({ mail, onClose }: { mail: MailRowFragment; onClose(): void }) {
  return (
    <SiteModal title={mail.subject} onClose={onClose}>
      <dl className={classes.facts}>
        <dt>Tipo</dt>
        <dd>{mail.kindName}</dd>
        <dt>Para</dt>
        <dd>
          <EmailText address={mail.recipient} />
        </dd>
        <dt>Escrito em</dt>
        <dd>{formatDateTime(mail.createdAt)}</dd>
      </dl>
      <MailText id={mail.id} />
    </SiteModal>
  );
}
