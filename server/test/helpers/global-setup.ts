import 'reflect-metadata';
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/database/embedded/embedded-server.ts';
import { makeMemoryFolder } from './embedded/memory-folder.ts';
import { migrateTemplate } from './migrate-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that all test files share; each clones the template database. */
    serverUrl: string;
  }
}

const REMOVE_AFTER = fileURLToPath(new URL('./remove-after.mjs', import.meta.url));

/**
 * Fast, not crash-safe: the data is not needed after the run. DROP DATABASE waits for connections that a test cut off
 * before they had signed in.
 */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  authentication_timeout: '5s',
};

/** Starts a process that removes the database when this one ends, however it ends. */
function removeAfter(folder: string): ChildProcess {
  const child = spawn(process.execPath, [REMOVE_AFTER, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  return child;
}

export const TEMPLATE = 'guia_template';

/** Starts one PostgreSQL for all test files, or uses `TEST_DATABASE_URL`. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const folder = given ? null : await makeMemoryFolder('guia-test-');
  const remover = folder ? removeAfter(folder) : null;
  const server = folder
    ? await startEmbedded({ dataDir: folder, exclusive: true, log: () => {}, settings: SETTINGS })
    : { superuserUrl: given as string, stop: async () => {} };
  // Tests create databases, which the program's role may not.
  const url = server.superuserUrl;

  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  await admin.end();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await migrateTemplate(template.href);
  project.provide('serverUrl', url);

  return async () => {
    await server.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
    remover?.stdin?.end();
  };
}
