import { EmailText } from '../../ui/email-text.tsx';
import classes from './correction-change.module.css';
import { CORRECTION_FIELDS } from './correction-fields.ts';
import type { ProposedCorrectionFragment } from './corrections.gen.ts';

/** Shows what a correction would change, before and after, with its note and the proposer's e-mail. */
export function CorrectionChange({ correction }: { correction: ProposedCorrectionFragment }) {
  const { field, before, after, note, email } = correction;
  const hasBefore = field !== 'closed' && field !== 'other';
  return (
    <dl className={classes.change}>
      {hasBefore && (
        <div>
          <dt>Antes</dt>
          <dd>{before ?? 'Não informado'}</dd>
        </div>
      )}
      <div>
        <dt>{hasBefore ? 'Depois' : CORRECTION_FIELDS[field]}</dt>
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
