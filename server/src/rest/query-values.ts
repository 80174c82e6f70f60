import type { FastifyRequest } from 'fastify';
import { formValues } from './bodies/form-values.ts';

/** What stands in the address after `?`, by the rule of forms: names sent twice, lists and objects as PHP has them. */
export const queryValues = ({ query }: FastifyRequest): Record<string, unknown> =>
  formValues(
    Object.entries(query as Record<string, string | string[]>).flatMap(([name, sent]) =>
      [sent].flat().map((value) => [name, value] as const),
    ),
  );
