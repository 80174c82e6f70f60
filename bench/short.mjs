/** Measures the three ratios on a database of its own, beside those of the last release: `npm run bench -- --short [--save]`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { databaseUrl } from './database-url.mjs';
import { compare, drawQuestions, interfacesOf, ratiosOf } from './scenarios.mjs';
import { start, stopAll } from './servers.mjs';

const COMPANIES = 50_000;
const CLIENTS = 8;
const SECONDS = 6;
const LAST_RELEASE = new URL('last-release.json', import.meta.url);

const fill = (count) => {
  const script = fileURLToPath(new URL('data/make-companies.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script, '--count', String(count)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The database could not be filled.');
};

export async function runShort({ port, program, save }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.env.DATA_DIR = folder;
  process.env.DEMO_DATA = 'false';
  try {
    const environment = { LOG_LEVEL: 'warn', HOST: '127.0.0.1', LIMIT_MEMORY_CACHE_MB: '0' };
    const server = await start(`../${program}`, port, environment, '/readyz');
    fill(COMPANIES);
    const bare = await start('bare.mjs', port + 1, { DATABASE_URL: databaseUrl() }, '/search');
    const client = new pg.Client({ connectionString: databaseUrl() });
    await client.connect();
    const { scenarios } = await drawQuestions(client, 100);
    await client.end();
    const release = JSON.parse(readFileSync(LAST_RELEASE, 'utf8'));
    console.log(
      `Requests a second, of the bare route's: ${CLIENTS} clients, response cache off, ${COMPANIES} companies\n`,
    );
    console.log(
      `| | GraphQL | at ${release.commit} | REST | at ${release.commit} |\n|---|---:|---:|---:|---:|`,
    );
    const ratios = {};
    for (const [name, pathsOf] of Object.entries(scenarios)) {
      const runsOf = await compare(interfacesOf(server, bare), pathsOf, {
        clients: CLIENTS,
        seconds: SECONDS,
      });
      ratios[name] = ratiosOf(runsOf);
      const before = release.ratios[name];
      console.log(
        `| ${name} | ${ratios[name].graphql} | ${before.graphql} | ${ratios[name].rest} | ${before.rest} |`,
      );
    }
    if (!save) return;
    const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
    writeFileSync(LAST_RELEASE, `${JSON.stringify({ commit, ratios }, null, 2)}\n`);
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
