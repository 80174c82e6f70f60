import pg from 'pg';
import { openDatabase } from '../kill/check.mjs';
import { Program } from '../kill/program.mjs';

/** Creates an empty database on the embedded server of a program that gets no requests. */
export async function ownDatabase(name) {
  const owner = await Program.prepare({ DEMO_DATA: 'false', LOG_LEVEL: 'error' });
  owner.start();
  await owner.ready();
  const client = await openDatabase(owner);
  await client.query(`CREATE DATABASE ${name}`);
  const { password, port } = client;
  await client.end();
  const url = `postgres://guia:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
  return {
    url,
    async open() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    },
    remove: () => owner.remove(),
  };
}
