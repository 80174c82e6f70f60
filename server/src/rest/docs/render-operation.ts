import type { OpenApiDocument } from '../openapi/document.ts';
import type { JsonSchema } from '../route/json-schema.ts';
import { type Html, html, prose } from './html.ts';
import { fieldRow, fieldTable } from './render-schema.ts';

type Operation = OpenApiDocument['paths'][string][string];
interface ErrorResponse {
  $ref?: string;
  description: string;
  content?: { 'application/json': { example: { code: string; message: string } } };
}

const json = (value: unknown): Html =>
  html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns a curl command for the operation. */
function commandOf(server: string, method: string, path: string, operation: Operation): string {
  const filled = path.replace('{id}', '7').replace('{slug}', 'padaria-flor-do-campo');
  const body = operation.requestBody?.content['application/json'].example;
  const required = (operation.parameters ?? []).filter((one) => 'required' in one && one.in === 'query');
  const query = required.map(({ name, schema }) => `${name}=${schema.examples?.[0]}`).join('&');
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(`${server}${filled}${query && `?${query}`}`)}`,
    ...(operation.security.some((one) => 'bearer' in one) && operation.security.length === 1
      ? [`-H ${quoted('Authorization: Bearer SEU_TOKEN')}`]
      : []),
    ...(body ? [`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(JSON.stringify(body))}`] : []),
  ].join(' \\\n  ');
}

function errorTable(operation: Operation, { components }: OpenApiDocument): Html {
  const rows = Object.entries(operation.responses as unknown as Record<string, ErrorResponse>)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => {
      const named = response.$ref?.split('/').at(-1) ?? '';
      const { description, content } = (components.responses[named] as ErrorResponse | undefined) ?? response;
      const example = content?.['application/json'].example;
      return html`<tr><td><code>${status}</code> <code>${example?.code}</code></td>
<td>${description}${!response.$ref && html`<span class="type">“${example?.message}”</span>`}</td></tr>`;
    });
  return html`<table><thead><tr><th>Código</th><th>Quando</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function parameterTable(operation: Operation): Html | null {
  if (!operation.parameters) return null;
  const rows = operation.parameters.map((one) =>
    fieldRow(String(one.name), one.schema as JsonSchema, {
      required: 'required' in one,
      ...(one.description && { description: one.description }),
    }),
  );
  return html`<h3>No endereço</h3><table><thead><tr><th>Nome</th><th>O que é</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function bodyTable({ requestBody }: Operation): Html | null {
  if (!requestBody) return null;
  const types = Object.keys(requestBody.content);
  const { 'application/json': plain, 'multipart/form-data': multipart } = requestBody.content;
  return html`<h3>No corpo</h3><p class="dim">${types.map((type, index) => html`${index > 0 && ', '}<code>${type}</code>`)}</p>
${fieldTable(multipart?.schema ?? plain.schema, { marksRequired: true })}`;
}

/** Renders one operation: parameters, answer, errors. */
export function renderOperation(
  document: OpenApiDocument,
  path: string,
  method: string,
  operation: Operation,
): Html {
  const verb = method.toUpperCase();
  const done = operation.responses[200].content['application/json'];
  return html`<details class="call" id="${operation.operationId}">
<summary><b class="method ${method}">${verb}</b><code>${path}</code><span>${operation.summary}</span></summary>
<div class="inside"><p>${prose(operation.description)}</p>
${parameterTable(operation)}${bodyTable(operation)}
<h3>Exemplo</h3><pre tabindex="0"><code>${commandOf(document.servers[0]?.url ?? '', verb, path, operation)}</code></pre>
<h3>Resposta</h3>${fieldTable(done.schema, { marksRequired: false })}${json(done.example)}
<h3>Recusas</h3>${errorTable(operation, document)}</div>
</details>`;
}
