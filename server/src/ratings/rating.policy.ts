import { belongsTo, isOwner } from '../companies/company.policy.ts';
import { type Company } from '../companies/company.ts';
import type { Viewer } from '../graphql/context.ts';
import { conflict, forbidden, notFound } from '../shared/errors.ts';

export const RATING_NOT_FOUND = 'Avaliação não encontrada.';

type Rated = Pick<Company, 'id' | 'ownerId' | 'isActive' | 'isApproved'>;

/** Throws FORBIDDEN, NOT_FOUND or CONFLICT. Anyone may rate an approved and active company, except those who belong to it. */
export function checkMayRate(viewer: Viewer | null, company: Rated | undefined): void {
  if (company && isOwner(viewer, company)) throw forbidden('Você não pode avaliar a sua própria empresa.');
  if (company && belongsTo(viewer, company)) throw forbidden('Quem cuida da empresa não a avalia.');
  if (!company?.isActive) throw notFound('Empresa não encontrada');
  if (!company.isApproved) throw conflict('Esta empresa ainda aguarda aprovação e não pode ser avaliada.');
}
