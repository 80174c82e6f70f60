import type { Context } from '../graphql/context.ts';
import { invalid } from '../shared/errors.ts';
import { idOrZero } from '../shared/ids.ts';
import { allAttributes } from './read-attributes.ts';

/** Attributes of one company. */
export const MOST_ATTRIBUTES = 60;

/**
 * Returns the column for the attributes that a form chooses, none where it has no field for them. Retired ones that the
 * company has stay, though no form shows them. Throws BAD_USER_INPUT.
 */
export async function chosenAttributes(
  ctx: Context,
  inputIds: readonly string[] | null | undefined,
  current: readonly number[] = [],
): Promise<{ attributeIds?: number[] }> {
  if (inputIds === undefined) return {};
  const attributes = await allAttributes(ctx);
  const ids = new Set((inputIds ?? []).map(idOrZero));
  const offered = new Set(attributes.filter(({ isRetired }) => !isRetired).map(({ id }) => id));
  if (ids.size > MOST_ATTRIBUTES)
    throw invalid({ attributeIds: [`Marque no máximo ${MOST_ATTRIBUTES}.`] }, 'TOO_LONG');
  if ([...ids].some((id) => !offered.has(id) && !current.includes(id)))
    throw invalid({ attributeIds: ['Característica não encontrada. Marque as da lista.'] }, 'NOT_FOUND');
  const retiredIds = current.filter((id) =>
    attributes.some((attribute) => attribute.id === id && attribute.isRetired),
  );
  return { attributeIds: [...new Set([...ids, ...retiredIds])].sort((a, b) => a - b) };
}
