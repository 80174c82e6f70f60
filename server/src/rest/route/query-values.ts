import type { FastifyRequest } from 'fastify';
import { formValues } from '../bodies/form-values.ts';

const WRITTEN = /^([^[\]]+)(\[[^[\]]*\])?(.*)$/s;

/**
 * Reads the query string as forms are read. No name is rejected, since caches and trackers add their own; names
 * deeper than `a[b]` count as `a[]`.
 */
export const queryValues = ({ query }: FastifyRequest): Record<string, unknown> =>
  formValues(
    Object.entries(query as Record<string, string | string[]>).flatMap(([written, sent]) => {
      const [, name, key = '', rest] = WRITTEN.exec(written) ?? [];
      if (name === undefined) return [];
      return [sent].flat().map((value) => [name + (rest ? '[]' : key), value] as const);
    }),
  );
