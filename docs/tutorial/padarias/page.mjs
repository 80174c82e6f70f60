import { createServer } from 'node:http';
import { bakeriesOf, pageOf } from './search.mjs';

const { PORT = '3000' } = process.env;

/** Texts of companies are written by strangers: they must not become HTML. */
const escaped = (text) => String(text ?? '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const row = (bakery) => `<li>
<a href="${escaped(pageOf(bakery))}">${escaped(bakery.name)}</a>
${bakery.totalRatings > 0 ? `★ ${bakery.averageRating.toLocaleString('pt-BR')}` : ''}
<br>${escaped(bakery.address)}<br>${escaped(bakery.phone)}
</li>`;

const document = (city, { total, items }) => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Padarias</title>
<h1>Padarias em ${escaped(city)}</h1>
<form><input name="city" value="${escaped(city)}" aria-label="Cidade"> <button>Procurar</button></form>
<p>${total === 1 ? '1 padaria' : `${total} padarias`}</p>
<ul>${items.map(row).join('')}</ul>
</html>`;

const server = createServer(async (request, response) => {
  const city = new URL(request.url, 'http://localhost').searchParams.get('city') || 'Campinas - SP';
  const send = (status, body) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  try {
    send(200, document(city, await bakeriesOf(city)));
  } catch (error) {
    send(502, `<!doctype html><p>${escaped(error.message)}</p>`);
  }
});
server.listen(Number(PORT), () => process.stdout.write(`http://localhost:${server.address().port}\n`));
