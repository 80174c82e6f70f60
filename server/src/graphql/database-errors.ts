import { causesOf, isDatabaseAway, isRetried, postgresError } from '../database/postgres-errors.ts';
import {
  type AppError,
  conflict,
  type FieldMessages,
  invalid,
  noRoom,
  unavailable,
} from '../shared/errors.ts';

/** A value of the wrong form, out of range, too long, missing, or against a CHECK. */
const INVALID = new Set(['22P02', '22003', '22021', '22001', '23502', '23514']);
const SAME_CATEGORY: FieldMessages = { name: ['Já existe uma categoria com este nome.'] };
/** Messages of values already in use, by unique index. */
const TAKEN: Record<string, FieldMessages> = {
  users_email_key: { email: ['Este e-mail já tem uma conta. Use outro.'] },
  categories_name_key: SAME_CATEGORY,
  categories_folded_name_key: SAME_CATEGORY,
  attributes_folded_name_key: { name: ['Já existe uma característica com este nome.'] },
  kinds_folded_name_key: { name: ['Já existe um segmento com este nome.'] },
  reason_templates_folded_title_key: { title: ['Já existe um motivo com este título.'] },
  cities_folded_name_key: { name: ['Já existe uma cidade com este nome neste estado.'] },
};

const ALREADY_RATED = () => conflict('Você já avaliou esta empresa', 'ALREADY_RATED');
const ALREADY_REPORTED = () => conflict('Você já denunciou esta avaliação.');
/** Errors of a second row where one is allowed, by unique index. */
const ONCE: Record<string, () => AppError> = {
  ratings_fingerprint_key: ALREADY_RATED,
  ratings_user_key: ALREADY_RATED,
  rating_reports_fingerprint_key: ALREADY_REPORTED,
  rating_reports_user_key: ALREADY_REPORTED,
  photo_reports_reporter_key: () => conflict('Você já denunciou esta foto.'),
  companies_cnpj_key: () => conflict('Outra empresa do guia acaba de receber este CNPJ. Tente novamente.'),
  company_claims_pending_key: () => conflict('Seu pedido para esta empresa já está em análise.'),
  company_corrections_pending_key: () => conflict('Esta correção já foi enviada e está em análise.'),
  duty_shifts_company_id_starts_at_key: () =>
    conflict('Esta empresa já tem um plantão que começa nesta hora.'),
  data_requests_pending_key: () => conflict('Este pedido já foi enviado e está em análise.'),
  plan_requests_pending_key: () => conflict('Você já tem uma solicitação de plano em análise.'),
};

/** Returns whether a DELETE failed. TypeORM keeps the statement that failed; PostgreSQL's texts depend on its language. */
const isRemoval = (error: unknown): boolean =>
  causesOf(error).some(({ query }) => /^\s*delete\b/i.test(String(query)));

/** Returns the AppError for an error of PostgreSQL; null for an unknown one. */
export function appErrorOf(error: unknown): AppError | null {
  if (isDatabaseAway(error) || isRetried(error)) return unavailable();
  const driverError = postgresError(error);
  if (driverError && INVALID.has(driverError.code))
    return invalid({ [driverError.column ?? 'input']: ['Este valor não pode ser aceito. Confira-o.'] });
  switch (driverError?.code) {
    case '23505': {
      const { constraint = '' } = driverError;
      if (TAKEN[constraint]) return invalid(TAKEN[constraint], 'TAKEN');
      return ONCE[constraint]?.() ?? conflict('Isto já existe. Confira antes de enviar de novo.');
    }
    case '23503':
      if (isRemoval(error))
        return conflict('Ainda está em uso e não pode ser removido. Oculte ou desative em vez de remover.');
      return invalid(
        { input: ['Algo que você escolheu não existe mais. Recarregue a página e tente novamente.'] },
        'NOT_FOUND',
      );
    case '53100':
      return noRoom();
    default:
      return null;
  }
}
