import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCompany } from '../../test/helpers/factories.ts';
import { startTcpProxy, type TcpProxy } from '../../test/helpers/tcp-proxy.ts';
import { startTestApp, type TestApp } from '../../test/helpers/test-app.ts';
import { BUILD } from '../shared/build-info.ts';
import { createLog } from '../shared/log.ts';
import { Metrics } from './metrics.ts';
import { type MetricsServer, startMetricsServer } from './metrics-server.ts';
import { readOutboxFigures } from './outbox-figures.ts';

describe('metrics', () => {
  const metrics = new Metrics();
  const log = createLog('silent');
  let guia: TestApp;
  let proxy: TcpProxy;
  let server: MetricsServer;
  beforeAll(async () => {
    guia = await startTestApp(
      { LIMIT_SEARCH_POOL: '2' },
      {
        metrics,
        through: async (url) => {
          proxy = await startTcpProxy(url);
          return proxy.url;
        },
      },
    );
    metrics.watchPools(() => guia.services.db.pools);
    server = await startMetricsServer(metrics, { port: 0, host: '127.0.0.1' }, log);
  });
  afterAll(async () => {
    await server.close();
    await guia.close();
    await proxy.close();
  });

  const scrape = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  /** Returns the value of a line, by its name and labels; null without such a line. */
  async function figure(name: string, ...labels: string[]): Promise<number | null> {
    const lines = (await scrape()).split('\n');
    const line = lines.find(
      (one) =>
        one.startsWith(`${name}{`) === labels.length > 0 &&
        labels.every((label) => one.includes(label)) &&
        one.startsWith(name),
    );
    return line === undefined ? null : Number(line.split(' ').at(-1));
  }

  test('count requests by route and operations by root field, without texts of callers', async () => {
    const id = await makeCompany(guia.pool, { name: 'Medida Ltda' });
    await guia.settled();
    await guia.rest('GET', `/companies/${id}`);
    await guia.rest('GET', '/companies/999999');
    await guia.rest('GET', '/nowhere/palavra');
    await guia.graphql('query MinhaConsultaSecreta { company(id: "1") { id apelido: name } }');
    await guia.graphql('{ palavra }');
    const route = ['method="GET"', 'route="/api/companies/:id"'];
    expect(await figure('http_request_duration_seconds_count', ...route, 'status="2xx"')).toBe(1);
    expect(await figure('http_request_duration_seconds_count', ...route, 'status="4xx"')).toBe(1);
    expect(await figure('http_request_duration_seconds_count', 'route="/api/*"')).toBe(1);
    expect(await figure('graphql_operation_duration_seconds_count', 'field="company"')).toBe(3);
    expect(await figure('graphql_operation_errors_total', 'field="company"', 'code="NOT_FOUND"')).toBe(1);
    expect(await scrape()).not.toMatch(/palavra|MinhaConsulta|apelido|Medida/);
  });

  test('include the response cache, the pools and the process', async () => {
    const hits = (await figure('memory_cache_hits_total')) ?? 0;
    await guia.rest('GET', '/companies');
    await guia.rest('GET', '/companies');
    expect(await figure('memory_cache_hits_total')).toBe(hits + 1);
    expect(await figure('memory_cache_entries')).toBeGreaterThan(0);
    expect(await figure('memory_cache_bytes')).toBeGreaterThan(500);
    const search = guia.services.db.pools?.search as pg.Pool;
    const clients = [await search.connect(), await search.connect()];
    const waiting = search.query('SELECT 1');
    expect(await figure('database_pool_connections', 'pool="search"', 'state="waiting"')).toBe(1);
    expect(await figure('database_pool_connections', 'pool="search"', 'state="total"')).toBe(2);
    for (const client of clients) client.release();
    await waiting;
    expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  test('include queued mails, which are absent while the database is unreachable', async () => {
    await guia.sql`INSERT INTO mails (kind, recipient, subject, text, html, created_at, status)
       SELECT 'test', 'a@b.br', 's', '', '', now() - interval '1 minute' * n, CASE n WHEN 9 THEN 'failed' ELSE 'queued' END
       FROM unnest('{2,5,9}'::int[]) n`;
    await readOutboxFigures(guia.services.db.reads, metrics);
    expect(await figure('outbox_mails', 'status="queued"')).toBe(2);
    expect(await figure('outbox_mails', 'status="failed"')).toBe(1);
    expect(await figure('outbox_oldest_queued_seconds')).toBeCloseTo(300, -1);
    await proxy.cut();
    await expect(readOutboxFigures(guia.services.db.reads, metrics)).rejects.toThrow();
    expect(await figure('outbox_mails', 'status="queued"')).toBeNull();
    expect(await figure('http_request_duration_seconds_count', 'route="/api/*"')).toBe(1);
    await proxy.restore();
  });

  test('include version and commit', async () => {
    expect(await figure('guia_build_info', `version="${BUILD.version}"`, 'commit=""')).toBe(1);
  });

  test('are served at their own port only', async () => {
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
    expect((await guia.app.inject('/metrics')).statusCode).toBe(404);
    await expect(startMetricsServer(metrics, { port: server.port, host: '127.0.0.1' }, log)).rejects.toThrow(
      'EADDRINUSE',
    );
  });
});
