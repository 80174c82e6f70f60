import { formatAmount, formatDate, formatDateTime, formatNumber } from '../../lib/format.ts';
import { StarRow } from '../../ui/stars.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { AdminRatingRowFragment } from './admin-ratings.gen.ts';
import classes from './ratings.module.css';

type Row = AdminRatingRowFragment;

/** The server stops counting ratings of one address here. */
const MOST_COUNTED = 100;

const starWords = (rating: number): string => formatAmount(rating, 'estrela', 'estrelas');

/** Returns the name of a rating for labels and confirmations. */
export const namingOf = ({ rating, company }: Pick<Row, 'rating' | 'company'>): string =>
  `a avaliação de ${starWords(rating)} sobre ${company.name}`;

/** Shows the stars of a rating. */
export const Stars = ({ rating }: Pick<Row, 'rating'>) => (
  <span className={classes.stars}>
    <StarRow value={rating} />
    <span className="visually-hidden">{starWords(rating)}</span>
  </span>
);

/** Returns the author's name and neighbourhood; empty for an anonymous rating. */
export const authorOf = ({ displayName, neighborhood }: Row): string =>
  [displayName, neighborhood].filter(Boolean).join(' · ');

/** Shows stars, author, comment and the company's answer. */
export function RatingText(row: Row) {
  const { rating, comment, answer } = row;
  const author = authorOf(row);
  return (
    <div className={classes.text}>
      <Stars rating={rating} />
      {author && <span className={classes.comment}>{author}</span>}
      {comment ? (
        <span className={classes.comment}>{comment}</span>
      ) : (
        <span className={classes.aside}>Sem comentário</span>
      )}
      {answer && (
        <small className={classes.comment}>
          Resposta da empresa em {formatDate(answer.createdAt)}
          {answer.isOutdated && ', antes de a avaliação mudar'}: {answer.text}
        </small>
      )}
    </div>
  );
}

/** Shows the date, and whether the author was signed in. */
export function RatingOrigin({ createdAt, changedAt, isFromAccount }: Row) {
  return (
    <div className={classes.line}>
      <span className={classes.whole}>{formatDateTime(createdAt)}</span>
      {changedAt && <small>Alterada em {formatDateTime(changedAt)}</small>}
      <small>{isFromAccount ? 'Com conta' : 'Sem conta'}</small>
    </div>
  );
}

const counted = (count: number): string =>
  count >= MOST_COUNTED ? `${formatNumber(MOST_COUNTED)} ou mais` : formatNumber(count);

/** Warns of many ratings from one address within a day. */
function Burst({ burst }: { burst: NonNullable<Row['burst']> }) {
  const { fromAddress, fromFamily } = burst;
  return (
    <div className={classes.line}>
      <StatusTag tone="bad">Várias seguidas</StatusTag>
      <small>
        {fromAddress > 1 && `${counted(fromAddress)} da mesma conexão de internet`}
        {fromAddress > 1 && fromFamily > 1 && ', '}
        {fromFamily > 1 && `${counted(fromFamily)} de navegadores iguais na mesma rede`}, em um dia antes ou
        depois.
      </small>
    </div>
  );
}

/** Lists the last five reports of visitors. */
function Reports({ reports, openReports }: Pick<Row, 'reports' | 'openReports'>) {
  const others = openReports - reports.length;
  return (
    <details className={classes.reports}>
      <summary>Motivos das denúncias</summary>
      <ul>
        {reports.map(({ reason, isFromOwner, createdAt }) => (
          <li key={`${createdAt} ${reason}`}>
            <span className={classes.comment}>{reason}</span>
            <small>
              {isFromOwner ? 'Da própria empresa' : 'De visitante'}, {formatDateTime(createdAt)}
            </small>
          </li>
        ))}
        {others > 0 && <li>E mais {formatNumber(others)}.</li>}
      </ul>
    </details>
  );
}

/** Shows visibility, reports and warnings in a few words. */
export const RatingTags = ({ isHidden, openReports, burst }: Row) => (
  <span className={classes.tags}>
    <StatusTag tone={isHidden ? 'plain' : 'good'}>{isHidden ? 'Oculta' : 'Visível'}</StatusTag>
    {openReports > 0 && (
      <StatusTag tone="waiting">{formatAmount(openReports, 'denúncia', 'denúncias')}</StatusTag>
    )}
    {openReports === 0 && burst && <StatusTag tone="bad">Várias seguidas</StatusTag>}
  </span>
);

/** Shows visibility, reports and warnings. */
export function RatingState({ isHidden, hiddenAt, hiddenReason, openReports, reports, burst }: Row) {
  return (
    <div className={classes.state}>
      <div className={classes.line}>
        <StatusTag tone={isHidden ? 'plain' : 'good'}>{isHidden ? 'Oculta' : 'Visível'}</StatusTag>
        {isHidden && hiddenAt && (
          <small>
            Desde {formatDateTime(hiddenAt)}. Motivo: {hiddenReason}
          </small>
        )}
      </div>
      {openReports > 0 && (
        <StatusTag tone="waiting">{formatAmount(openReports, 'denúncia', 'denúncias')}</StatusTag>
      )}
      {reports.length > 0 && <Reports reports={reports} openReports={openReports} />}
      {burst && <Burst burst={burst} />}
    </div>
  );
}
