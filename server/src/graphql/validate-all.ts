import type { FieldErrors } from '../shared/error-codes.ts';
import { AppError, invalidFields } from '../shared/errors.ts';

type Results<Checks extends readonly (() => unknown)[]> = {
  -readonly [Index in keyof Checks]: Awaited<ReturnType<Checks[Index]>>;
};

/**
 * Runs the checks one after the other and returns their results. When several reject fields, one BAD_USER_INPUT names all
 * of them; any other error is thrown at once.
 */
export async function validateAll<const Checks extends readonly (() => unknown)[]>(
  checks: Checks,
): Promise<Results<Checks>> {
  const results: unknown[] = [];
  const rejected: AppError[] = [];
  for (const check of checks) {
    try {
      results.push(await check());
    } catch (error) {
      if (!(error instanceof AppError) || !error.extensions.fields) throw error;
      rejected.push(error);
    }
  }
  const [first, ...more] = rejected;
  if (first && more.length === 0) throw first;
  if (first) {
    throw invalidFields(
      Object.assign({}, ...rejected.map(({ extensions }) => extensions.fields as FieldErrors)),
    );
  }
  return results as Results<Checks>;
}
