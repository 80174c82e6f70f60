import { Box, Flex } from '@mantine/core';
import { photoAlt } from '../../domain/photos/photo-alt.ts';
import { PhotoImage } from '../../domain/photos/photo-image.tsx';
import { formatAmount, formatDateTime } from '../../lib/format.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { type ApprovalDetails, type ApprovalType, OWNER_READS } from './approval-type.ts';
import { Section } from './section.tsx';

interface PhotoDetailsProps {
  photo: NonNullable<ApprovalDetails['photo']>;
  /** Of the company. */
  name: string;
}

/** Shows a photo with its caption and its reports. */
function PhotoDetails({ photo: { photo, reports, isCaptionChanged }, name }: PhotoDetailsProps) {
  return (
    <Section title="Foto">
      {photo.state === 'waiting' && <StatusTag tone="waiting">Aguardando revisão</StatusTag>}
      {isCaptionChanged && <StatusTag tone="waiting">Legenda alterada</StatusTag>}
      {reports.length > 0 && <StatusTag tone="bad">Denunciada</StatusTag>}
      <Box maw="48rem" bdrs="0.8rem" style={{ overflow: 'hidden' }}>
        <PhotoImage
          photo={photo}
          alt={photoAlt(photo, name, 0)}
          sizes="(min-width: 64em) 50vw, 100vw"
          eager
        />
      </Box>
      {photo.caption && <p>{photo.caption}</p>}
      {reports.length > 0 && (
        <>
          <h4>Denúncias</h4>
          <Flex component="ul" direction="column" gap="0.35rem">
            {reports.map(({ reason, createdAt }) => (
              <li key={createdAt}>
                “{reason}” <small>{formatDateTime(createdAt)}</small>
              </li>
            ))}
          </Flex>
        </>
      )}
    </Section>
  );
}

/** A photo that waits for approval or was reported. */
export const PHOTO: ApprovalType = {
  decide: 'decide',
  isCompared: true,
  plural: 'Fotos',
  singular: 'Foto',
  isFeminine: true,
  approve: {
    label: 'Aprovar',
    done: (title) => `A foto de ${title} fica no guia.`,
    several: (count) => `${formatAmount(count, 'foto fica', 'fotos ficam')} no guia.`,
    running: (count) => `Aprovando ${formatAmount(count, 'foto', 'fotos')}`,
  },
  reject: {
    label: 'Remover',
    done: (title) => `A foto de ${title} foi removida.`,
    several: (count) => `${formatAmount(count, 'foto foi removida', 'fotos foram removidas')}.`,
    running: (count) => `Removendo ${formatAmount(count, 'foto', 'fotos')}`,
    reader: OWNER_READS,
    unowned: '',
  },
  personTitle: 'Dono',
  question: ({ details: { photo, company } }) =>
    photo && <PhotoDetails photo={photo} name={company?.name ?? ''} />,
};
