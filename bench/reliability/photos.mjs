/**
 * 40 photos of 20 megapixels and 12 MB from ten owners at once: node bench/reliability/photos.mjs [--photos 40]
 *
 * Each owner sends two at a time, as the site's editor may, and tries again after `Retry-After`. Measures the memory of the
 * program together with the process that makes the sizes, and the answers of /healthz meanwhile; then looks for GPS in every
 * byte that is served. Makes the photos itself; uses a folder, a database and a port of its own.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask } from './instances/people.mjs';
import { Program } from './kill/program.mjs';
import { ms, quantile, Results } from './shared/results.mjs';

const sharp = createRequire(new URL('../../server/package.json', import.meta.url))('sharp');
const { values } = parseArgs({ options: { photos: { type: 'string', default: '40' } } });
const PHOTOS = Number(values.photos);
const OWNERS = 10;
const AT_ONCE = 2;
const PASSWORD = 'um segredo bem comprido';
const [WIDTH, HEIGHT] = [5472, 3648];
const LEAST_BYTES = 11_500_000;
const MOST_MB = 450;
const ADD =
  'mutation ($companyId: ID!, $file: Upload!) { addCompanyPhoto(companyId: $companyId, file: $file) { id } }';
const SHOWN = 'query ($id: ID!) { companyPhotos(companyId: $id) { items { state sizes { url } } } }';

/** Returns a JPEG of 20 megapixels and about 12 MB, with a position. */
async function makePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 };
  const raw = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, noise } })
    .jpeg({ quality: 100 })
    .toBuffer();
  const exif = {
    IFD0: { Artist: 'Quem Fotografou', Orientation: '1' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '22/1 54/1 20/1', GPSLongitudeRef: 'W' },
  };
  for (let quality = 95; quality > 80; quality--) {
    const file = await sharp(raw).jpeg({ quality }).withExif(exif).toBuffer();
    if (file.length < 12_800_000) return file;
  }
  throw new Error('No quality gives 12 MB.');
}

/** Returns the resident memory of a process and its children that run Node, in MB; the database is apart. */
function memoryOf(pid) {
  const children = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('node'))
    .map((line) => Number.parseInt(line, 10));
  const of = (one) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      // It has ended.
      return 0;
    }
  };
  return { own: of(pid), all: [pid, ...children].reduce((sum, one) => sum + of(one), 0) };
}

const program = await Program.prepare({ LIMIT_REGISTRATIONS: '1000', LOG_LEVEL: 'warn' });
const results = new Results();

async function graphql(token, query, variables) {
  const { body } = await ask(program.port, 'POST', '/graphql', { token, body: { query, variables } });
  if (body.errors) throw new Error(body.errors[0].message);
  return body.data;
}

async function makeOwner(number, categoryId) {
  const address = `198.51.100.${number + 1}`;
  const { body } = await ask(program.port, 'POST', '/api/auth/register', {
    body: {
      name: `Pessoa ${number}`,
      email: `pessoa${number}-${Date.now()}@exemplo.com.br`,
      role: 'company',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms: true,
    },
  });
  const { token } = body;
  const company = await ask(program.port, 'POST', '/api/companies', {
    token,
    body: {
      name: `Empresa ${number} ${Date.now()}`,
      category_id: categoryId,
      city: 'Campinas - SP',
      address: `Rua ${number}, ${number}`,
      phone: `(19) 3${String(2_000_000 + number).padStart(7, '0')}`,
      description: 'Uma empresa com fotos, registrada no meio de muitas outras.',
      email: `empresa${number}@exemplo.com.br`,
    },
  });
  return { address, token, companyId: String(company.body.data.id) };
}

let retries = 0;

/** Sends a photo until it is taken; returns the last answer's error, or null. */
async function send({ address, token, companyId }, photo) {
  for (let tries = 0; tries < 60; tries++) {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: ADD, variables: { companyId, file: null } }));
    form.set('map', '{"0":["variables.file"]}');
    form.set('0', new Blob([photo], { type: 'image/jpeg' }), 'foto.jpg');
    const answer = await fetch(`${program.origin}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'apollo-require-preflight': 'true',
        'x-forwarded-for': address,
      },
      body: form,
    })
      .then(async (response) => ({ after: response.headers.get('retry-after'), body: await response.json() }))
      .catch(() => ({ after: '1', body: { errors: [{ message: 'cut' }] } }));
    if (!answer.body.errors) return null;
    if (answer.after === null) return answer.body.errors[0].message;
    retries++;
    await pause(Number(answer.after) * 1_000);
  }
  return 'not taken after 60 tries';
}

/** Measures memory and /healthz until it is stopped. */
function watch() {
  const times = [];
  let isOver = false;
  const most = { own: 0, all: 0 };
  const probing = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const { ok } = await fetch(`${program.origin}/healthz`).catch(() => ({ ok: false }));
      times.push(ok ? performance.now() - begun : Number.POSITIVE_INFINITY);
      await pause(20);
    }
  })();
  const measuring = (async () => {
    while (!isOver) {
      const { own, all } = memoryOf(program.pid);
      most.own = Math.max(most.own, own);
      most.all = Math.max(most.all, all);
      await pause(200);
    }
  })();
  return async () => {
    isOver = true;
    await Promise.all([probing, measuring]);
    return { times, most };
  };
}

try {
  const photo = await makePhoto();
  console.log(
    `${(photo.length / 1_000_000).toFixed(1)} MB, ${((WIDTH * HEIGHT) / 1e6).toFixed(1)} megapixels`,
  );
  if (photo.length < LEAST_BYTES) throw new Error('The photo is too small.');
  program.start();
  await program.ready();
  const { body } = await ask(program.port, 'GET', '/api/companies/categories', {});
  const owners = [];
  for (let number = 0; number < OWNERS; number++) owners.push(await makeOwner(number, body.data[0].id));
  await pause(3_000);
  const stop = watch();
  const begun = performance.now();
  const problems = await Promise.all(
    owners.flatMap((owner, index) => {
      const own = Array.from({ length: PHOTOS }).filter((_, photoIndex) => photoIndex % OWNERS === index);
      return Array.from({ length: AT_ONCE }, async () => {
        const found = [];
        while (own.length > 0) {
          own.pop();
          const problem = await send(owner, photo);
          if (problem) found.push(problem);
        }
        return found;
      });
    }),
  );
  const taken = performance.now() - begun;
  const all = async () =>
    (
      await Promise.all(
        owners.map(
          async ({ token, companyId }) => (await graphql(token, SHOWN, { id: companyId })).companyPhotos,
        ),
      )
    ).flatMap(({ items }) => items);
  for (const deadline = Date.now() + 600_000; Date.now() < deadline; await pause(1_000)) {
    if ((await all()).every(({ state }) => state !== 'processing')) break;
  }
  const made = performance.now() - begun;
  const { times, most } = await stop();
  const photos = await all();
  results.check(
    `${PHOTOS} photos of 20 megapixels from ten owners at once are taken and made`,
    problems.flat().length === 0 && photos.filter(({ sizes }) => sizes.length === 3).length === PHOTOS,
    `${photos.length} taken in ${ms(taken)} with ${retries} retries, made after ${ms(made)}; ${problems.flat().join('; ') || 'no error'}`,
  );
  results.check(
    `memory of the program with its resizer below ${MOST_MB} MB`,
    most.all < MOST_MB,
    `${Math.round(most.all)} MB together, ${Math.round(most.own)} MB of the server alone`,
  );
  results.check(
    '/healthz p99 at most 100 ms meanwhile',
    quantile(times, 0.99) <= 100,
    `p50 ${ms(quantile(times, 0.5))}, p99 ${ms(quantile(times, 0.99))}, of ${times.length}`,
  );
  let found = 0;
  for (const { url } of photos.flatMap(({ sizes }) => sizes)) {
    const bytes = Buffer.from(await (await fetch(program.origin + url)).arrayBuffer());
    if (['GPS', 'Exif', 'Quem Fotografou'].some((text) => bytes.includes(text))) found++;
  }
  results.check(
    'no position in any byte that is served',
    found === 0,
    `${found} of ${photos.length * 3} images`,
  );
  await program.stop();
} catch (error) {
  console.error(error, program.output.slice(-2_000));
  results.check('the benchmark itself', false, String(error));
} finally {
  await program.remove();
}
results.end();
