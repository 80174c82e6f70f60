import { AppError, type FieldMessages, invalid } from '../shared/errors.ts';

type Results<Judges extends readonly (() => unknown)[]> = {
  -readonly [Index in keyof Judges]: Awaited<ReturnType<Judges[Index]>>;
};

/**
 * Runs each in its turn and gives what they give. Where several refuse their fields, one BAD_USER_INPUT names them
 * all, so that a form is mended at once; anything else that is thrown ends it.
 */
export async function validateAll<const Judges extends readonly (() => unknown)[]>(
  judges: Judges,
): Promise<Results<Judges>> {
  const results: unknown[] = [];
  const refusals: AppError[] = [];
  for (const judge of judges) {
    try {
      results.push(await judge());
    } catch (error) {
      if (!(error instanceof AppError) || !error.extensions.fields) throw error;
      refusals.push(error);
    }
  }
  const [first, ...more] = refusals;
  if (first && more.length === 0) throw first;
  if (first) {
    throw invalid(Object.assign({}, ...refusals.map(({ extensions }) => extensions.fields as FieldMessages)));
  }
  return results as Results<Judges>;
}
