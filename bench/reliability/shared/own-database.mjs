import pg from 'pg';
import { openDatabase } from '../kill/check.mjs';
import { Program } from '../kill/program.mjs';

/** A program that nobody asks anything, for its embedded database; `url` is an empty database on it. */
export async function ownDatabase(name) {
  const keeper = await Program.prepare({ DEMO_DATA: 'false', LOG_LEVEL: 'error' });
  keeper.start();
  await keeper.ready();
  const client = await openDatabase(keeper);
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
    remove: () => keeper.remove(),
  };
}
