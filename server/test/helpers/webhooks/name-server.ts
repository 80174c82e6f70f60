import { createSocket } from 'node:dgram';
import dns from 'node:dns';

const A = 1;

/**
 * Starts a name server that knows only IPv4 addresses of `names`, and makes it this process's; `close` restores the
 * former ones.
 */
export async function startNameServer(names: Map<string, string>): Promise<{ close(): void }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const labels: string[] = [];
    let end = 12;
    for (let length = query[end] ?? 0; length > 0; length = query[end] ?? 0) {
      labels.push(query.toString('latin1', end + 1, end + 1 + length));
      end += 1 + length;
    }
    end += 5;
    const found = names.get(labels.join('.'));
    const isAnswered = found !== undefined && query.readUInt16BE(end - 4) === A;
    const head = Buffer.from(query.subarray(0, end));
    // A response; the name does not exist unless it is known.
    head.writeUInt16BE(found === undefined ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(isAnswered ? 1 : 0, 6);
    head.writeUInt32BE(0, 8);
    const record = Buffer.from([
      0xc0,
      12,
      0,
      A,
      0,
      1,
      0,
      0,
      0,
      0,
      0,
      4,
      ...(found ?? '').split('.').map(Number),
    ]);
    socket.send(isAnswered ? Buffer.concat([head, record]) : head, from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', () => resolve()));
  const former = dns.getServers();
  dns.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    close() {
      dns.setServers(former);
      socket.close();
    },
  };
}
