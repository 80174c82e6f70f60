// Lets public pages that were opened or saved be read without internet. It keeps documents as guests get them, without
// their scripts: nothing in them fails, and no other version's code is needed. Signing out deletes all caches.

const MOST = { documents: 60, files: 120 };
const IS_DOCUMENT = /^\/(?:$|cidade\/[a-z]{2}\/[^/]+$|company\/\d+$)/;
const IS_FONT = /^\/assets\/[^/]+\.woff2$/;
const IS_PICTURE = /^\/(?:logos|photos|map-pictures)\//;
/** All scripts but the one without attributes, which chooses light or dark. */
const SCRIPTS = /<script [^>]*>[\s\S]*?<\/script>|<link rel="(?:modulepreload|stylesheet|manifest)"[^>]*>/g;
/** What needs scripts, but for photos, and who is open or on duty, which was true at another time. */
const HIDDEN =
  '<style>:is(button:not(:has(img)),form,input,select,textarea,[data-tone=open],[data-tone=soon],[data-tone=closed],section[aria-labelledby=open-title],section[aria-labelledby=duty-title]){display:none!important}</style>';
const LINE =
  'margin:0;padding:.6rem 1rem;background:#fff3cd;color:#4a3500;text-align:center;font:1rem/1.4 system-ui,sans-serif';
const RETRY = '<a href="" style="color:inherit">Tentar de novo</a>';
const WHEN = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Returns whether everybody gets this answer. */
const isPublic = ({ ok, type, redirected, headers }) =>
  ok && type === 'basic' && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');

/** Puts an answer last and removes the first ones beyond the limit. */
async function keep(name, path, response) {
  const cache = await caches.open(name);
  await cache.delete(path);
  await cache.put(path, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -MOST[name]).map((request) => cache.delete(request)));
}

async function keepDocument(path, response) {
  if (response.status === 404) await (await caches.open('documents')).delete(path);
  if (!isPublic(response)) return;
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const html = (await response.text()).replace(SCRIPTS, '');
  await keep('documents', path, new Response(html, { headers }));
}

/** Returns the page for addresses that are not kept; titles are HTML already. */
async function listDocuments() {
  const cache = await caches.open('documents');
  const links = await Promise.all(
    (await cache.keys()).reverse().map(async (request) => {
      const [, title = ''] = /<title>([^<]*)/.exec(await (await cache.match(request)).text()) ?? [];
      return `<li><a href="${new URL(request.url).pathname}">${title.split(' · ')[0]}</a></li>`;
    }),
  );
  const list = links.length
    ? `<p>Estas páginas, que você já abriu ou salvou, abrem sem internet:</p><ul>${links.join('')}</ul>`
    : '<p>As páginas de empresas e cidades que você abrir ou salvar poderão ser lidas sem internet.</p>';
  return new Response(
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Sem internet</title><style>body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif}a{color:inherit}ul{padding:0;list-style:none}li a{display:block;padding:.6rem 0}</style></head><body><main><h1>Você está sem internet</h1><p>Esta página não foi aberta antes neste aparelho. ${RETRY}</p>${list}</main></body></html>`,
    { headers: PAGE_HEADERS },
  );
}

async function readDocument(path) {
  const kept = await (await caches.open('documents')).match(path);
  if (!kept) return listDocuments();
  const when = WHEN.format(new Date(kept.headers.get('date') ?? Date.now()));
  const line = `<p role="status" style="${LINE}">Você está sem internet: esta página é de ${when}. ${RETRY}</p>`;
  const html = (await kept.text()).replace(/<main[^>]*>/, (main) => main + HIDDEN + line);
  return new Response(html, { headers: kept.headers });
}

async function openPage(event, { pathname, search }) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (IS_DOCUMENT.test(pathname) && !search) event.waitUntil(keepDocument(pathname, response.clone()));
    return response;
  } catch {
    // No connection.
    return readDocument(pathname);
  }
}

async function openFile(event, path) {
  const kept = await caches.match(path);
  if (kept) return kept;
  const response = await fetch(event.request ?? path);
  if (isPublic(response)) event.waitUntil(keep('files', path, response.clone()));
  return response;
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url, referrer } = event.request;
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== location.origin) return;
  const { pathname, search } = address;
  if (mode === 'navigate') event.respondWith(openPage(event, address));
  else if (search) return;
  else if (IS_FONT.test(pathname)) event.respondWith(openFile(event, pathname));
  else if (IS_PICTURE.test(pathname) && referrer && IS_DOCUMENT.test(new URL(referrer).pathname))
    event.respondWith(openFile(event, pathname));
});

// A page that was opened by a link of the site, or saved: its path, and the files it shows.
self.addEventListener('message', (event) => {
  const { path, files } = event.data;
  if (!IS_DOCUMENT.test(path)) return;
  const kept = files.filter((file) => IS_FONT.test(file) || IS_PICTURE.test(file));
  event.waitUntil(
    Promise.all([
      fetch(path, { credentials: 'omit' }).then((response) => keepDocument(path, response)),
      ...kept.map((file) => openFile({ waitUntil: (work) => event.waitUntil(work) }, file)),
    ]),
  );
});
