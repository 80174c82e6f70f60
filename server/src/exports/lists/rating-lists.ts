import { adminRatings } from '../../ratings/moderation/admin-ratings.ts';
import { AdminRatingsArgs, RatingOrder } from '../../ratings/moderation/moderation.inputs.ts';
import { type ExportPieces, exportOf } from './export-list.ts';

/** Ratings, including hidden ones. */
export const RATING_LISTS: Readonly<Record<string, ExportPieces>> = {
  ratings: exportOf({
    argsOf: (filter) =>
      Object.assign(new AdminRatingsArgs(), {
        companyId: filter.text('companyId'),
        minStars: filter.integer('minStars'),
        maxStars: filter.integer('maxStars'),
        isHidden: filter.flag('isHidden'),
        isReported: filter.flag('isReported'),
        q: filter.text('q'),
        order: filter.oneOf('order', Object.values(RatingOrder)) ?? RatingOrder.newest,
      }),
    read: adminRatings,
    columns: {
      Número: ({ id }) => id,
      Empresa: ({ company }) => company.name,
      Nota: ({ rating }) => rating,
      Comentário: ({ comment }) => comment,
      Resposta: ({ answer }) => answer?.text,
      'De conta': ({ isFromAccount }) => isFromAccount,
      'Denúncias abertas': ({ openReports }) => openReports,
      Oculta: ({ isHidden }) => isHidden,
      Motivo: ({ hiddenReason }) => hiddenReason,
      'Do mesmo endereço em um dia': ({ burst }) => burst?.fromAddress,
      'Dada em': ({ createdAt }) => createdAt,
    },
  }),
};
