import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import type { OpenApiDocument } from '../../src/rest/openapi/document.ts';
import type { Answer } from './test-app.ts';

interface Response {
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: object; example: unknown }>;
}
type Named = { method: string; path: string };

/** Returns the document with objects that permit no further fields: callers must accept these, the product sends none. */
const closed = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document), (_key, value) =>
    value?.type === 'object' && value.properties && !value.additionalProperties
      ? { ...value, additionalProperties: false }
      : value,
  );

/** Validates answers against the OpenAPI document; a field that is not in it is an error. */
export class OpenApiAnswers {
  readonly document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });

  constructor(document: OpenApiDocument) {
    this.document = document;
    addFormats.default(this.#ajv);
    this.#ajv.addFormat('binary', true);
    this.#ajv.addVocabulary([
      'openapi',
      'info',
      'servers',
      'security',
      'tags',
      'paths',
      'webhooks',
      'components',
    ]);
    this.#ajv.addSchema(closed(document), 'openapi');
  }

  /** Returns the documented response; undefined when there is none for this status. */
  response({ method, path }: Named, status: number): { response: Response; pointer: string } | undefined {
    const responses = this.document.paths[path]?.[method.toLowerCase()]?.responses as Record<
      string,
      Response
    >;
    const response = responses[status];
    if (!response) return undefined;
    const name = response.$ref?.split('/').at(-1);
    if (name === undefined) {
      const escaped = path.replaceAll('~', '~0').replaceAll('/', '~1');
      return { response, pointer: `/paths/${escaped}/${method.toLowerCase()}/responses/${status}` };
    }
    return {
      response: this.document.components.responses[name] as Response,
      pointer: `/components/responses/${name}`,
    };
  }

  validator(pointer: string): ValidateFunction {
    const $ref = `openapi#${encodeURI(pointer)}/content/application~1json/schema`;
    return this.#ajv.compile({ $ref });
  }

  /** Expects the status to be documented for the row, and the answer to match. */
  expectDocumented(row: Named, answer: Answer): void {
    const of = `${row.method} ${row.path} ${answer.status}`;
    const documented = this.response(row, answer.status);
    expect(documented, `${of} is not documented: ${JSON.stringify(answer.body)}`).toBeDefined();
    if (!documented) return;
    const { response, pointer } = documented;
    const isPrivate = answer.headers['cache-control'] === 'no-store';
    for (const name of Object.keys(response.headers ?? {})) {
      // Answers from the cache are not counted.
      const mayMiss = isPrivate ? name === 'ETag' : name.startsWith('RateLimit');
      if (!mayMiss) expect(answer.headers, of).toHaveProperty(name.toLowerCase());
    }
    if (!response.content) {
      expect(answer.body, of).toBe('');
      return;
    }
    expect(answer.headers['content-type'], of).toBe('application/json; charset=utf-8');
    const validate = this.validator(pointer);
    validate(answer.body);
    expect(validate.errors ?? [], of).toEqual([]);
  }
}
