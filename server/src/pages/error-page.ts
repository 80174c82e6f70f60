import type { FastifyReply, FastifyRequest } from 'fastify';
import { restError } from '../http/errors.ts';
import { NO_PAGE_POLICY } from '../http/security-headers.ts';
import type { Log } from '../shared/log.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Returns the page shown when rendering fails; it needs neither database nor client. */
function errorPage(message: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Não foi possível abrir a página</title>
<style>
:root { color-scheme: light dark; --page: #faf9f5; --ink: #17211d; --brand: #0a664e; --on-brand: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0e1613; --ink: #edf3f0; --brand: #6dbf9f; --on-brand: #06251c; }
}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 32rem; padding: 2rem; text-align: center; }
h1 { line-height: 1.2; }
a { display: inline-block; padding: 0.6rem 1.4rem; border-radius: 10px; background: var(--brand); color: var(--on-brand); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
</style>
</head>
<body>
<main>
<h1>Não foi possível abrir a página</h1>
<p>${escapeHtml(message)}</p>
<p><a href="">Tentar novamente</a></p>
</main>
</body>
</html>
`;
}

/** Its styles are inline, and it loads nothing. */
const POLICY = `${NO_PAGE_POLICY}; style-src 'unsafe-inline'`;

/** Sends an error as a page, with its status. */
export function sendErrorPage(request: FastifyRequest, reply: FastifyReply, error: unknown, log: Log): void {
  const { status, headers, body } = restError(error, request.id, log);
  void reply
    .code(status)
    .headers({ ...headers, 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(errorPage(body.message));
}
