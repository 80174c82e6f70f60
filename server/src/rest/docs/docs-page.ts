import { createHash } from 'node:crypto';
import type { OpenApiDocument } from '../openapi/document.ts';
// In the site's colours (`client/src/theme.ts`).
import DOCS_STYLE from './docs.css?raw';
import { DOCS_SCRIPT, MENU_SCRIPT } from './docs-script.ts';
import { Html, html, prose } from './html.ts';
import { renderOperation } from './render-operation.ts';
import { fieldTable } from './render-schema.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows only the inline style and scripts, by their hashes. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(DOCS_STYLE)}`,
  `script-src ${hashOf(DOCS_SCRIPT)} ${hashOf(MENU_SCRIPT)}`,
  // An empty icon: the name of the site's changes with each build.
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns the OpenAPI document as the page `/api/docs`. */
export function docsPage(document: OpenApiDocument): string {
  const { info, tags, paths, components } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name, description }, index) => ({
    id: `parte-${index + 1}`,
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const menu = sections.map(
    ({ id, name, calls: own }) => html`<h2><a href="#${id}">${name}</a></h2><ul>
${own.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}</ul>`,
  );
  const parts = sections.map(
    ({
      id,
      name,
      description,
      calls: own,
    }) => html`<section class="tag" aria-labelledby="${id}"><h2 id="${id}">${name}</h2>
<p class="dim">${description}</p>
${own.map(({ path, method, operation }) => renderOperation(document, path, method, operation))}</section>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => html`<details class="call" id="schema-${name}"><summary><code>${name}</code></summary>
<div class="inside">${fieldTable(schema, { marksRequired: false })}</div></details>`,
  );
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>API REST · ${info.title}</title>
<style>${new Html(DOCS_STYLE)}</style>
<script>${new Html(DOCS_SCRIPT)}</script>
</head>
<body>
<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<header><strong>${info.title}</strong><a href="/">Ir para o site</a><a href="/api/openapi.json">Documento OpenAPI 3.1</a></header>
<div class="page">
<nav aria-label="Chamadas"><details open><script>${new Html(MENU_SCRIPT)}</script><summary>Todas as chamadas</summary>${menu}<h2><a href="#formas">Formas</a></h2></details></nav>
<main id="conteudo">
<h1>API REST</h1>
<p>Endereço: <code>${document.servers[0]?.url}</code></p>
${info.description.split('\n\n').map((paragraph) => html`<p>${prose(paragraph)}</p>`)}
<label class="filter" hidden>Procurar chamadas<input type="search" autocomplete="off"></label>
<p role="status" class="dim"></p>
${parts}
<section class="tag" aria-labelledby="formas"><h2 id="formas">Formas</h2><p class="dim">Os objetos das respostas.</p>${schemas}</section>
</main>
</div>
</body>
</html>
`.text;
}
