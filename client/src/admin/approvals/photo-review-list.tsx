import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorMessage } from '../../api/errors.ts';
import { photoAlt } from '../../domain/photos/photo-alt.ts';
import { PhotoImage } from '../../domain/photos/photo-image.tsx';
import { formatAmount, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ListState } from '../../ui/list/list-state.tsx';
import type { ListAddress } from '../../ui/list/use-list-params.ts';
import { ConfirmModal } from '../../ui/modal/confirm-modal.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { EmptyReview } from './empty-review.tsx';
import classes from './photo-review-list.module.css';
import {
  type PhotosToReviewQuery,
  useApprovePhotoMutation,
  usePhotosToReviewQuery,
  useRemovePhotoMutation,
} from './photos.gen.ts';

type Row = PhotosToReviewQuery['adminPhotos']['items'][number];

/** Lists photos that wait for an administrator or were reported, the oldest first; decided ones leave it. */
export function PhotoReviewList({ address }: { address: ListAddress }) {
  const { data, failure, refetch } = usePhotosToReviewQuery();
  const [approve] = useApprovePhotoMutation();
  const [remove] = useRemovePhotoMutation();
  const [asked, setAsked] = useState<Row>();
  const [isBusy, setIsBusy] = useState(false);
  const decide = async (work: () => Promise<unknown>, done: string) => {
    setIsBusy(true);
    try {
      await work();
      showToast(done);
    } catch (error) {
      showToast(errorMessage(error, 'Não foi possível decidir sobre esta foto.'), 'error');
    }
    await refetch().catch(() => undefined);
    setIsBusy(false);
    setAsked(undefined);
  };
  const { items, total } = data?.adminPhotos ?? { items: [], total: 0 };
  return (
    <ListState
      hasData={data !== undefined}
      isEmpty={total === 0}
      isFailed={failure !== undefined}
      failedText="Erro ao carregar dados do painel administrativo"
      retry={refetch}
      empty={
        <EmptyReview address={address} notFound="Nenhuma foto encontrada" title="Nenhuma foto para conferir">
          Fotos novas de empresas aprovadas e fotos denunciadas aparecem aqui.
        </EmptyReview>
      }
    >
      <p>{formatAmount(total, 'foto para conferir', 'fotos para conferir')}, as mais antigas primeiro.</p>
      <ul className={classes.photos}>
        {items.map((row) => (
          <li key={row.photo.id} className={classes.photo}>
            <PhotoImage photo={row.photo} alt={photoAlt(row.photo, row.company.name, 0)} sizes="20rem" />
            <div className={classes.facts}>
              <NewTabLink to={paths.company(row.company.id)}>{row.company.name}</NewTabLink>
              <StatusTag tone={row.photo.state === 'waiting' ? 'waiting' : 'bad'}>
                {row.photo.state === 'waiting' ? 'Aguardando revisão' : 'Denunciada'}
              </StatusTag>
              {row.photo.caption && <p>{row.photo.caption}</p>}
              {row.reports.map(({ reason, createdAt }) => (
                <p key={createdAt}>
                  “{reason}” <small>{formatDateTime(createdAt)}</small>
                </p>
              ))}
              <div className={classes.actions}>
                <Button
                  disabled={isBusy}
                  onClick={() =>
                    decide(() => approve({ variables: { id: row.photo.id } }), 'A foto fica no guia.')
                  }
                >
                  {row.photo.state === 'waiting' ? 'Aprovar' : 'Manter'}
                </Button>
                <Button variant="default" disabled={isBusy} onClick={() => setAsked(row)}>
                  Remover
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmModal
          title="Remover foto"
          action="Remover foto"
          isBusy={isBusy}
          onConfirm={() => decide(() => remove({ variables: { id: asked.photo.id } }), 'Foto removida.')}
          onClose={() => setAsked(undefined)}
        >
          <p>A foto de {asked.company.name} é apagada e não pode ser recuperada.</p>
        </ConfirmModal>
      )}
    </ListState>
  );
}
