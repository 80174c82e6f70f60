import { EmailText } from '../../ui/email-text.tsx';
import classes from './correction-change.module.css';
import { isAppliedAtOnce } from './correction-fields.ts';
import type { ProposedCorrectionFragment } from './corrections.gen.ts';

/** Shows what a correction would change, before and after, with its note and the proposer's e-mail. */
export function CorrectionChange({ correction }: { correction: ProposedCorrectionFragment }) {
  const { field, before, after, note, email, status, company } = correction;
  const hasBefore = field !== 'closed' && field !== 'other';
  const now = isAppliedAtOnce(field) ? company[field] : before;
  return (
    <dl className={classes.change}>
      {hasBefore && (
        <div>
          <dt>Antes</dt>
          <dd>{before ?? 'Não informado'}</dd>
        </div>
      )}
      {status === 'pending' && now !== before && (
        <div className={classes.changed}>
          <dt>Agora</dt>
          <dd>{now ?? 'Não informado'} (mudou depois do envio)</dd>
        </div>
      )}
      <div>
        <dt>{hasBefore ? 'Depois' : 'Sugestão'}</dt>
        <dd>{after ?? 'A empresa não funciona mais.'}</dd>
      </div>
      {note && (
        <div>
          <dt>Observação</dt>
          <dd>{note}</dd>
        </div>
      )}
      {email && (
        <div>
          <dt>Quem enviou</dt>
          <dd>
            <EmailText address={email} />
          </dd>
        </div>
      )}
    </dl>
  );
}
