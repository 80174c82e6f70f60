import type { FastifyRequest } from 'fastify';
import { formValues } from '../bodies/form-values.ts';

const WRITTEN = /^([^[\]]+)(\[[^[\]]*\])?(.*)$/s;

/**
 * What stands in the address after `?`, by the rule of forms: names sent twice, lists and objects as PHP has them. Unlike
 * there no name is refused: caches and trackers write their own into addresses. What is deeper than `a[b]` counts as
 * that, so that a parameter is never just forgotten.
 */
export const queryValues = ({ query }: FastifyRequest): Record<string, unknown> =>
  formValues(
    Object.entries(query as Record<string, string | string[]>).flatMap(([written, sent]) => {
      const [, name, key = '', rest] = WRITTEN.exec(written) ?? [];
      if (name === undefined) return [];
      return [sent].flat().map((value) => [name + (rest ? '[]' : key), value] as const);
    }),
  );
