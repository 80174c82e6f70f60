import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics, type Metrics } from '../src/metrics/metrics.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../deploy/monitoring/${name}`, import.meta.url), 'utf8');

/** A figure that only has to be there. */
const none = { reads: 0, waiting: 0 };

/** Returns the names of all series of the program, with a replica and a response cache. */
async function seriesOfProgram(): Promise<Set<string>> {
  const services = { db: { pools: null }, changeFeed: { listening: false }, queues: none, passwords: none };
  const metrics: Metrics = createMetrics(services as unknown as Parameters<typeof createMetrics>[0]);
  metrics.watchReplica({ isFresh: true, figures: { replica: 0, primary: 0 } });
  metrics.watchCache(() => ({ hits: 0, misses: 0, entries: 0, bytes: 0 }));
  const names = new Set(['up']);
  for (const { name, type } of await metrics.registry.getMetricsAsJSON()) {
    names.add(name);
    // prom-client gives the type as its name here.
    if (String(type) === 'histogram')
      for (const end of ['bucket', 'count', 'sum']) names.add(`${name}_${end}`);
  }
  return names;
}

/** Returns the series that an expression names: each stands before the braces of its labels. */
const seriesOf = (expression: string): string[] =>
  [...expression.matchAll(/\b([a-z_:][a-z0-9_:]*)\{/g)].map(([, name = '']) => name);

const rules: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(read('prometheus-rules.yml'));
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read('grafana-dashboard.json'),
);
const expressions = [
  ...rules.groups.flatMap((group) => group.rules.map(({ alert, expr }) => [alert, expr] as const)),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

test.each(expressions)('%s names metrics of the program', async (_, expression) => {
  const known = await seriesOfProgram();
  const named = seriesOf(expression);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every metric of the program itself is in the dashboard or in docs/reference/monitoring.md', async () => {
  const docs = readFileSync(new URL('../../docs/reference/monitoring.md', import.meta.url), 'utf8');
  const shown = new Set(expressions.flatMap(([, expression]) => seriesOf(expression)));
  const isOwn = (name: string) => !/^(?:nodejs_|process_|up$)|_(?:bucket|count|sum)$/.test(name);
  const own = [...(await seriesOfProgram())].filter(isOwn);
  expect(own.filter((name) => !shown.has(name) && !docs.includes(name.replace(/^memory_cache/, '')))).toEqual(
    [],
  );
});
