import type { JsonSchema } from '../route/json-schema.ts';
import { type Html, html, prose } from './html.ts';

const WORDS: Record<string, string> = {
  string: 'texto',
  integer: 'número inteiro',
  number: 'número',
  boolean: 'sim ou não',
  array: 'lista',
  object: 'objeto',
  null: 'nulo',
};
const FORMATS: Record<string, string> = {
  'date-time': 'data e hora (ISO 8601)',
  date: 'data (AAAA-MM-DD)',
  binary: 'arquivo',
};

function limitsOf({ minimum, maximum, minLength, maxLength }: JsonSchema): string | null {
  if (minimum !== undefined && maximum !== undefined) return `de ${minimum} a ${maximum}`;
  if (minimum !== undefined) return `a partir de ${minimum}`;
  if (minLength !== undefined) return `de ${minLength} a ${maxLength} caracteres`;
  return maxLength ? `até ${maxLength} caracteres` : null;
}

/** Describes a schema's type; named schemas are links. */
function kindOf(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.anyOf)
    return html`${schema.anyOf.map((one, index) => html`${index > 0 && ' ou '}${kindOf(one)}`)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return html`${schema.enum.map((one, index) => html`${index > 0 && ', '}<code>${String(one)}</code>`)}`;
  if (schema.items) return html`lista de ${kindOf(schema.items)}`;
  if (schema.format && FORMATS[schema.format]) return html`${FORMATS[schema.format]}`;
  return html`${[schema.type ?? 'object']
    .flat()
    .map((type) => WORDS[type])
    .join(' ou ')}`;
}

/** Renders the table row of one value. */
export function fieldRow(
  name: string,
  schema: JsonSchema,
  { required = false, description = schema.description } = {},
) {
  const limits = limitsOf(schema);
  return html`<tr><td><code>${name}</code>${required && html`<span class="must">obrigatório</span>`}</td>
<td>${description && prose(description)}<span class="type">${kindOf(schema)}${limits && `, ${limits}`}${schema.default !== undefined && html`; <code>${String(schema.default)}</code> se faltar`}</span></td></tr>`;
}

/** Renders an object's fields as a table, with those of unnamed objects in it. */
export function fieldTable(schema: JsonSchema, { marksRequired }: { marksRequired: boolean }): Html {
  const required = new Set(marksRequired ? schema.required : []);
  const rows = (properties: Record<string, JsonSchema>, prefix: string): Html[] =>
    Object.entries(properties).flatMap(([name, property]) => {
      const inner = property.properties ?? property.anyOf?.find((one) => one.properties)?.properties;
      return [
        fieldRow(prefix + name, property, { required: required.has(prefix + name) }),
        ...(inner ? rows(inner, `${prefix}${name}.`) : []),
      ];
    });
  return html`<table><thead><tr><th>Campo</th><th>O que é</th></tr></thead>
<tbody>${rows(schema.properties ?? {}, '')}</tbody></table>`;
}
