import type { Call } from './prepare.ts';
import type { Scene } from './scene.ts';

/** Sends an operation as a call says, with a file as a multipart form; returns the body of the answer. */
export async function send(scene: Scene, text: string, { as = scene.admin, variables = {}, file }: Call) {
  if (file === undefined)
    return (await scene.guia.graphql(text, variables, as === null ? {} : { token: as })).body;
  const part = (name: string, value: string) =>
    `--x-every\r\ncontent-disposition: form-data; name="${name}\r\n\r\n${value}\r\n`;
  const reply = await scene.guia.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      authorization: `Bearer ${as}`,
      'apollo-require-preflight': 'true',
      'content-type': 'multipart/form-data; boundary=x-every',
    },
    payload: Buffer.concat([
      Buffer.from(
        part('operations"', JSON.stringify({ query: text, variables: { ...variables, file: null } })),
      ),
      Buffer.from(
        `${part('map"', '{"0":["variables.file"]}')}${part('0"; filename="arquivo"', '').slice(0, -2)}`,
      ),
      Buffer.from(file),
      Buffer.from('\r\n--x-every--\r\n'),
    ]),
  });
  return reply.json();
}
