import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

/** What a request can meet while there is trouble, each as often as another. */
const TROUBLE = [...Array(14).fill('accept'), 'fail', 'fail', 'drop', 'hang', 'redirect', 'redirect'];

/**
 * Starts a receiver of webhooks on a local port that verifies every request by `secret` and, while `isTroubled`, fails,
 * drops connections, hangs, and redirects to one of `traps`. `accepted` counts the answers 2xx of each event.
 */
export async function startReceiver(traps) {
  const receiver = { secret: '', isTroubled: false, accepted: new Map(), wrong: 0, met: {} };
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/gone') return response.writeHead(410).end();
      try {
        new Webhook(receiver.secret).verify(Buffer.concat(chunks), request.headers);
      } catch {
        receiver.wrong++;
      }
      const trouble = receiver.isTroubled ? TROUBLE[randomInt(TROUBLE.length)] : 'accept';
      receiver.met[trouble] = (receiver.met[trouble] ?? 0) + 1;
      if (trouble === 'fail') response.writeHead(500).end('out of order');
      if (trouble === 'drop') request.socket.destroy();
      if (trouble === 'redirect') response.writeHead(307, { location: traps[randomInt(traps.length)] }).end();
      if (trouble !== 'accept') return;
      const id = request.headers['webhook-id'];
      receiver.accepted.set(id, (receiver.accepted.get(id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.target = `127.0.0.1:${server.address().port}`;
  receiver.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return receiver;
}
