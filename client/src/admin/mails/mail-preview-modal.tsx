import { formatDateTime } from '../../lib/format.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { SiteModal } from '../../ui/modal/site-modal.tsx';
import classes from './mail-preview-modal.module.css';
import { type MailRowFragment, useMailPreviewQuery } from './mails.gen.ts';

/** Shows a mail that waits as it will be sent. */
export function MailPreviewModal({ mail, onClose }: { mail: MailRowFragment; onClose(): void }) {
  const { data, failure, refetch } = useMailPreviewQuery({ variables: { id: mail.id } });
  const text = data?.adminMail.text;
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
      <ListState
        hasData={data !== undefined}
        isFailed={failure !== undefined}
        failedText="Erro ao carregar o e-mail"
        retry={refetch}
      >
        {text ? (
          <div className={classes.text}>{text}</div>
        ) : (
          <p>O e-mail acaba de ser enviado, e o texto foi apagado.</p>
        )}
      </ListState>
    </SiteModal>
  );
}
