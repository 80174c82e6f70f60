import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import ipaddr from 'ipaddr.js';

/** Type of a record: A for IPv4, AAAA for IPv6. */
const TYPES = { ipv4: 1, ipv6: 28 };

/** Returns a record for the name in the question, which nobody may store. */
function recordOf(address: ipaddr.IPv4 | ipaddr.IPv6): Buffer {
  const bytes = address.toByteArray();
  return Buffer.from([0xc0, 12, 0, TYPES[address.kind()], 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]);
}

/**
 * Starts a name server that knows the addresses of `names`, several separated by spaces, and makes it this process's;
 * `close` restores the former ones.
 */
export async function startNameServer(
  names: Map<string, string>,
): Promise<{ address: string; close(): void }> {
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
    const records = (found?.split(' ') ?? [])
      .map((address) => ipaddr.parse(address))
      .filter((address) => query.readUInt16BE(end - 4) === TYPES[address.kind()])
      .map(recordOf);
    const head = Buffer.from(query.subarray(0, end));
    // A response; the name does not exist unless it is known.
    head.writeUInt16BE(found === undefined ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, ...records]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', () => resolve()));
  const address = `127.0.0.1:${socket.address().port}`;
  const former = dns.getServers();
  dns.setServers([address]);
  return {
    address,
    close() {
      dns.setServers(former);
      socket.close();
    },
  };
}
