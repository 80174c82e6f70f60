// @vitest-environment node
import type { ExecutionResult } from 'graphql';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { type RenderRequest, render } from './entry-server.tsx';
import { company, found, site } from './testing/samples.ts';

type Execute = RenderRequest['execute'];

const answer =
  (answers: Record<string, ExecutionResult>): Execute =>
  async ({ document }) => {
    const [operation] = document.definitions;
    const name = operation && 'name' in operation ? operation.name?.value : undefined;
    const given = { Site: { data: { publicSettings: site() } }, ...answers }[name ?? ''];
    if (!given) throw new Error(`Not expected: ${name}`);
    return given;
  };
const refused = (code: string): ExecutionResult => ({
  data: null,
  errors: [new GraphQLError('Não.', { extensions: { code } })],
});
const open = (url: string, answers: Record<string, ExecutionResult>) =>
  render({ url, publicUrl: 'https://guia.exemplo.com.br', execute: answer(answers) });

it('draws a page with its head and its state', async () => {
  const name = '</script><b>Padaria & Cia</b>';
  const page = await open('/company/7', { Company: { data: { company: company({ name }) } } });
  expect(page.status).toBe(200);
  expect(page.head).toContain('<link rel="canonical" href="https://guia.exemplo.com.br/company/7">');
  expect(page.head).toContain('&#60;b&#62;Padaria &#38; Cia');
  expect(page.html).toContain('Padaria &amp; Cia');
  expect(page.state).not.toContain('<');
  expect(JSON.parse(page.state).answered).toHaveLength(2);
});

it('hands the same prepared document over each time, so that it is compiled once', async () => {
  const documents = new Set<unknown>();
  const execute: Execute = (execution) => {
    documents.add(execution.document);
    return answer({ Search: found() })(execution);
  };
  const request = { url: '/search?q=a', publicUrl: 'https://guia.exemplo.com.br', execute };
  await render(request);
  await render(request);
  expect(documents.size).toBe(2);
});

it.each([
  ['NOT_FOUND', 404],
  ['SERVICE_UNAVAILABLE', 503],
  ['INTERNAL_SERVER_ERROR', 500],
])('answers %s with %i, and keeps it out of search engines', async (code, status) => {
  const page = await open('/company/7', { Company: refused(code) });
  expect(page.status).toBe(status);
  expect(page.html).toContain('Empresa não encontrada');
  expect(page.head).toContain('noindex');
});

it.each(['/nada', '/company', '/company/7/mais', '//', '/%E0%A4%A'])('sends %s home', async (url) => {
  expect(await open(url, {})).toMatchObject({ status: 302, redirect: '/' });
});

it('passes the fault of a page on, instead of an empty page', async () => {
  const broken = { ...company(), ratings: null };
  await expect(open('/company/7', { Company: { data: { company: broken } } })).rejects.toThrow();
});
