import type { Context } from '../../graphql/context.ts';
import { appErrorOf } from '../../graphql/database-errors.ts';
import { AppError } from '../../shared/errors.ts';
import type { Decisions } from './decision.types.ts';

/** Runs `decide` for each id in a transaction of its own and collects errors. */
export async function decideEach(
  ctx: Context,
  ids: string[],
  decide: (id: string) => Promise<unknown>,
): Promise<Decisions> {
  const decisions: Decisions = { done: [], failed: [] };
  for (const id of new Set(ids)) {
    try {
      await decide(id);
      decisions.done.push(id);
    } catch (error) {
      const rejection = error instanceof AppError ? error : appErrorOf(error);
      // Earlier decisions are committed and must be reported: an internal error is thrown only when it is the first.
      if (!rejection) {
        if (decisions.done.length === 0) throw error;
        ctx.log.error({ err: error, company: id, requestId: ctx.requestId }, 'Uma decisão em lote falhou.');
      }
      decisions.failed.push({
        id,
        code: rejection?.code ?? 'INTERNAL_SERVER_ERROR',
        reason: (rejection?.extensions.reason as string | undefined) ?? null,
        message: rejection?.message ?? 'Não foi possível decidir sobre esta empresa. Tente novamente.',
      });
    }
  }
  return decisions;
}
