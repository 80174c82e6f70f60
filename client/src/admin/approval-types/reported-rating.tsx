import { Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatAmount, formatDateTime, formatNumber } from '../../lib/format.ts';
import type { ApprovalType, ReportedRating } from './approval-type.ts';
import { Section } from './section.tsx';

interface RatingDetailsProps {
  rating: ReportedRating;
  content: ReactNode;
}

/** Shows a reported rating, as `content` renders it, with its reports. */
function RatingDetails({ rating, content }: RatingDetailsProps) {
  const others = rating.openReports - rating.reports.length;
  return (
    <Section title="Avaliação">
      {content}
      <h4>Denúncias</h4>
      <Flex component="ul" direction="column" gap="0.35rem">
        {rating.reports.map(({ reason, isFromOwner, createdAt }) => (
          <li key={`${createdAt} ${reason}`}>
            “{reason}”{' '}
            <small>
              {isFromOwner ? 'Da própria empresa' : 'De visitante'}, {formatDateTime(createdAt)}
            </small>
          </li>
        ))}
        {others > 0 && <li>E mais {formatNumber(others)}.</li>}
      </Flex>
    </Section>
  );
}

/** A rating with open reports. */
export const REPORTED_RATING: ApprovalType = {
  decide: 'decide',
  plural: 'Avaliações denunciadas',
  singular: 'Avaliação denunciada',
  isFeminine: true,
  approve: {
    label: 'Manter',
    done: (title) => `A avaliação sobre ${title} continua no guia.`,
    several: (count) => `${formatAmount(count, 'avaliação continua', 'avaliações continuam')} no guia.`,
    running: (count) => `Mantendo ${formatAmount(count, 'avaliação', 'avaliações')}`,
  },
  reject: {
    label: 'Ocultar',
    done: (title) => `A avaliação sobre ${title} foi ocultada.`,
    several: (count) => `${formatAmount(count, 'avaliação foi ocultada', 'avaliações foram ocultadas')}.`,
    running: (count) => `Ocultando ${formatAmount(count, 'avaliação', 'avaliações')}`,
    missing: 'Informe o motivo.',
    reader: 'Só a administração lê o motivo.',
  },
  personTitle: 'Quem avaliou',
  question: ({ details: { rating }, slots }) =>
    rating && <RatingDetails rating={rating} content={slots.rating(rating)} />,
};
