import type { ASTNode } from 'graphql';
import type { Limits } from '../../config.ts';
import { developerMessageOf } from '../../shared/error-codes.ts';
import { AppError } from '../../shared/errors.ts';

/** A limit of an operation: a setting, or the number of writes, which is none. */
export type OperationLimit = Extract<keyof Limits, `QUERY_${string}`> | 'WRITES';

const WORDS: Record<OperationLimit, string> = {
  QUERY_TOKENS: 'tamanho do texto',
  QUERY_DEPTH: 'profundidade',
  QUERY_COST: 'custo',
  QUERY_ALIASES: 'apelidos',
  QUERY_FIELDS: 'campos',
  QUERY_REPEATS: 'repetições de um campo',
  QUERY_ROOT_FIELDS: 'campos na raiz',
  QUERY_DIRECTIVES: 'diretivas',
  WRITES: 'escritas por pedido',
};

/** Returns COST_LIMIT, DEPTH_LIMIT or SIZE_LIMIT. `asked` is unknown where counting ends at the limit. */
export function limitError(
  limit: OperationLimit,
  { asked, allowed }: { asked?: number; allowed: number },
  node?: ASTNode,
): AppError {
  const code = limit === 'QUERY_COST' ? 'COST_LIMIT' : limit === 'QUERY_DEPTH' ? 'DEPTH_LIMIT' : 'SIZE_LIMIT';
  const message = `O pedido passa do limite de ${WORDS[limit]}: no máximo ${allowed}.`;
  const developerMessage = `${limit} is ${asked ?? `over ${allowed}`}, at most ${allowed}. ${developerMessageOf(code)}`;
  return new AppError(code, message, { limit, asked, allowed, developerMessage }, node);
}
