/** Serves the database's tables by PostGraphile. Reads PORT and DATABASE_URL. */
import { createServer } from 'node:http';

// PostGraphile 5 is made for Node 22; this is what Node 20 lacks of it.
Promise.withResolvers ??= () => {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
};
const { postgraphile } = await import('postgraphile');
const { makePgService } = await import('postgraphile/adaptors/pg');
const { grafserv } = await import('postgraphile/grafserv/node');
const { PostGraphileAmberPreset } = await import('postgraphile/presets/amber');

const database = makePgService({
  connectionString: process.env.DATABASE_URL,
  schemas: ['public'],
  // As many as the program's two pools.
  poolConfig: { max: 14 },
});
const server = createServer();
await postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [database],
  grafserv: { graphqlOverGET: true, graphiql: false, outputDataAsString: true },
})
  .createServ(grafserv)
  .addTo(server);
server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
