import { ListState } from '../../ui/list/list-state.tsx';
import classes from './mail-preview-modal.module.css';
import { useMailPreviewQuery } from './mails.gen.ts';

/** Shows the text of a mail that waits as it will be sent. */
export function MailText({ id }: { id: string }) {
  const { data, failure, refetch } = useMailPreviewQuery({ variables: { id } });
  const text = data?.adminMail.text;
  return (
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
  );
}
