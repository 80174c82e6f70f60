import { createServer } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import type { Log } from '../shared/log.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Serves `GET /metrics` on a port of its own, which is not for the public, and logs where. Rejects when the port is taken. */
export async function startMetricsServer(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
  log: Log,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n');
      return;
    }
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'As métricas não puderam ser lidas.');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const at = server.address() as AddressInfo;
  log.info(`Métricas: http://${isIP(host) === 6 ? `[${host}]` : host}:${at.port}/metrics`);
  return {
    port: at.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
