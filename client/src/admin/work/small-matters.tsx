import type { ReactNode } from 'react';
import { CorrectionChange } from '../../domain/corrections/correction-change.tsx';
import { CORRECTION_FIELDS, isAppliedAtOnce } from '../../domain/corrections/correction-fields.ts';
import type { ProposedCorrectionFragment } from '../../domain/corrections/corrections.gen.ts';
import { photoAlt } from '../../domain/photos/photo-alt.ts';
import { PhotoImage } from '../../domain/photos/photo-image.tsx';
import { formatAmount, formatDateTime, formatNumber, formatPrice } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Changes } from '../changes/changes.tsx';
import { ClosedCompany } from './closed-company.tsx';
import type { WorkMatterQuery } from './matter.gen.ts';
import classes from './matter.module.css';
import { Section } from './section.tsx';

type Matter = WorkMatterQuery['adminWorkMatter'];
export type ReportedRating = NonNullable<Matter['rating']>;

/** Shows what an owner changed, field by field. */
export function ChangedMatter({ changed }: { changed: NonNullable<Matter['changed']> }) {
  return (
    <Section title="O que mudou">
      <p>Alterada em {formatDateTime(changed.changedAt)}.</p>
      {changed.changes.length === 0 ? (
        <p>Nada: o dono desfez o que tinha mudado.</p>
      ) : (
        <Changes changes={changed.changes} />
      )}
    </Section>
  );
}

interface PhotoMatterProps {
  photo: NonNullable<Matter['photo']>;
  /** Of the company. */
  name: string;
}

/** Shows a photo with its caption and its reports. */
export function PhotoMatter({ photo: { photo, reports, isCaptionChanged }, name }: PhotoMatterProps) {
  return (
    <Section title="Foto">
      {photo.state === 'waiting' && <StatusTag tone="waiting">Aguardando revisão</StatusTag>}
      {isCaptionChanged && <StatusTag tone="waiting">Legenda alterada</StatusTag>}
      {reports.length > 0 && <StatusTag tone="bad">Denunciada</StatusTag>}
      <div className={classes.photo}>
        <PhotoImage
          photo={photo}
          alt={photoAlt(photo, name, 0)}
          sizes="(min-width: 64em) 50vw, 100vw"
          eager
        />
      </div>
      {photo.caption && <p>{photo.caption}</p>}
      {reports.length > 0 && (
        <>
          <h4>Denúncias</h4>
          <ul className={classes.plain}>
            {reports.map(({ reason, createdAt }) => (
              <li key={createdAt}>
                “{reason}” <small>{formatDateTime(createdAt)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** Shows the present and the requested plan. */
export function PlanRequestMatter({ request }: { request: NonNullable<Matter['planRequest']> }) {
  const { currentPlan, requestedPlan, message, requestedAt } = request;
  return (
    <Section title="Pedido">
      <dl className={classes.facts}>
        <div>
          <dt>Plano atual</dt>
          <dd>{currentPlan ? `${currentPlan.name}, ${formatPrice(currentPlan.price)}/mês` : 'Grátis'}</dd>
        </div>
        <div>
          <dt>Plano pedido</dt>
          <dd>
            <strong>{requestedPlan.name}</strong>, {formatPrice(requestedPlan.price)}/mês
          </dd>
        </div>
        <div>
          <dt>Pedido em</dt>
          <dd>{formatDateTime(requestedAt)}</dd>
        </div>
      </dl>
      {message && <p className={classes.text}>{message}</p>}
    </Section>
  );
}

/** Shows a claim with what speaks against it. */
export function ClaimMatter({ claim }: { claim: NonNullable<Matter['claim']> }) {
  const { claimant, company, message, rivals, exceedsLimit, createdAt } = claim;
  return (
    <Section title="Pedido">
      <p>
        {claimant.name} diz ser responsável por{' '}
        <NewTabLink to={paths.company(company.id)}>{company.name}</NewTabLink>. Pedido em{' '}
        {formatDateTime(createdAt)}.
      </p>
      {message ? <p className={classes.text}>{message}</p> : <p className={classes.none}>Sem mensagem.</p>}
      {!claimant.isEmailConfirmed && (
        <Notice tone="warning">
          O e-mail {claimant.email} não foi confirmado: qualquer pessoa pode ter se registrado com ele. Peça
          outra prova antes de aprovar.
        </Notice>
      )}
      {rivals > 0 && (
        <Notice>
          Mais {formatAmount(rivals, 'pedido', 'pedidos')} para esta empresa. Aprovar este recusa os outros.
        </Notice>
      )}
      {exceedsLimit && (
        <Notice tone="warning">
          A conta tem {claimant.companiesCount} de {claimant.companiesAllowed}{' '}
          {claimant.companiesAllowed === 1 ? 'empresa' : 'empresas'}: com esta, passa do limite.
        </Notice>
      )}
    </Section>
  );
}

interface RatingMatterProps {
  rating: ReportedRating;
  shown: ReactNode;
}

/** Shows a reported rating, as `shown` renders it, with its reports. */
export function RatingMatter({ rating, shown }: RatingMatterProps) {
  const others = rating.openReports - rating.reports.length;
  return (
    <Section title="Avaliação">
      {shown}
      <h4>Denúncias</h4>
      <ul className={classes.plain}>
        {rating.reports.map(({ reason, isFromOwner, createdAt }) => (
          <li key={`${createdAt} ${reason}`}>
            “{reason}”{' '}
            <small>
              {isFromOwner ? 'Da própria empresa' : 'De visitante'}, {formatDateTime(createdAt)}
            </small>
          </li>
        ))}
        {others > 0 && <li>E mais {formatNumber(others)}.</li>}
      </ul>
    </Section>
  );
}

interface CorrectionMatterProps {
  correction: ProposedCorrectionFragment;
  company: Matter['company'];
}

/** Shows a correction, before and after. */
export function CorrectionMatter({ correction, company }: CorrectionMatterProps) {
  return (
    <Section title={`Correção: ${CORRECTION_FIELDS[correction.field]}`}>
      <p>Enviada em {formatDateTime(correction.createdAt)}.</p>
      <CorrectionChange correction={correction} />
      {correction.field === 'closed' && company ? (
        <ClosedCompany {...company} />
      ) : (
        !isAppliedAtOnce(correction.field) && (
          <Notice>Aceitar não muda os dados: edite a empresa antes.</Notice>
        )
      )}
    </Section>
  );
}
