import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longDay } from '../../lib/day-groups.ts';
import { averageInWords, changeInShort, changeInWords } from '../../lib/describe-change.ts';
import { periodOf } from '../../lib/report-period.ts';
import { reportCsv } from './company-report.tsx';
import { pointsOf, type ReportDay } from './report-days.ts';

const dayAt = (index: number, views = 1): ReportDay => ({
  day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  views,
  phoneClicks: 1,
  whatsappClicks: 2,
  websiteClicks: 0,
  mapClicks: 0,
  photoViews: 0,
  messages: 0,
  ratings: 0,
});
const daysOf = (count: number) => Array.from({ length: count }, (_, index) => dayAt(index, index));

describe('the points of a chart', () => {
  it('are the days, the weeks counted back from the last day, or the months', () => {
    expect(pointsOf(daysOf(2), 'day').map(({ label }) => label)).toEqual(['01/01', '02/01']);
    expect(pointsOf(daysOf(9), 'week').map(({ label }) => label)).toEqual(['01/01 a 02/01', '03/01 a 09/01']);
    expect(pointsOf(daysOf(40), 'month').map(({ label }) => label)).toEqual(['jan. de 2026', 'fev. de 2026']);
  });

  it('include all days in each grouping', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom('day', 'week', 'month'),
        (count, step) => {
          const days = daysOf(count);
          const points = pointsOf(days, step as 'day' | 'week' | 'month');
          const total = (list: readonly { views: number }[]) =>
            list.reduce((sum, { views }) => sum + views, 0);
          expect(total(points)).toBe(total(days));
          expect(points.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(3 * count);
        },
      ),
    );
  });
});

it.each([
  [112, 100, 30, '+12% em relação aos 30 dias anteriores'],
  [50, 100, 7, '−50% em relação aos 7 dias anteriores'],
  [100, 100, 365, 'Igual em relação ao ano anterior'],
  [3, 0, 30, 'Nada no período anterior'],
  [0, 0, 30, 'Nada no período anterior'],
  [0, 4, 90, '−100% em relação aos 90 dias anteriores'],
  [999, 100, 30, '+899% em relação aos 30 dias anteriores'],
  [11_131, 5, 30, 'De 5 para 11.131'],
])('%i after %i in %i days is "%s"', (now, before, days, words) => {
  expect(changeInWords(now, before, days)).toBe(words);
});

it.each([
  [4.46, 4.1, '+0,4 em relação aos 30 dias anteriores'],
  [3, 4.5, '−1,5 em relação aos 30 dias anteriores'],
  [4.46, 4.52, 'Igual em relação aos 30 dias anteriores'],
  [4.46, null, 'Nenhuma avaliação no período anterior'],
  [null, 4, 'Nenhuma avaliação no período'],
])('an average of %s after %s is "%s"', (now, before, words) => {
  expect(averageInWords(now, before, 30)).toBe(words);
});

it('any change has a sign and a finite number, or names both', () => {
  const counts = fc.nat({ max: 2_000_000_000 });
  fc.assert(
    fc.property(counts, counts, (now, before) => {
      expect(changeInShort(now, before)).toMatch(
        /^([+−][\d.]{1,5}%|de [\d.]+ para [\d.]+|igual|nada no período anterior)$/,
      );
      if (changeInShort(now, before).startsWith('+')) expect(now).toBeGreaterThan(before);
      if (changeInShort(now, before).startsWith('−')) expect(now).toBeLessThan(before);
    }),
  );
});

it('a CSV of days can be parsed again', () => {
  const count = fc.nat({ max: 1_000_000 });
  const happened = fc.record({
    views: count,
    phoneClicks: count,
    whatsappClicks: count,
    websiteClicks: count,
    mapClicks: count,
    photoViews: count,
    messages: count,
    ratings: count,
  });
  fc.assert(
    fc.property(fc.array(happened, { maxLength: 40 }), (all) => {
      const days = all.map((counts, index) => ({ ...dayAt(index), ...counts }));
      const [, ...rows] = reportCsv(days).trimEnd().split('\r\n');
      const read = rows.map((row) => row.split(';'));
      expect(read.map(([day]) => day)).toEqual(days.map(({ day }) => longDay(day)));
      expect(read.map((cells) => Number(cells[1]))).toEqual(days.map(({ views }) => views));
      for (const cells of read) {
        expect(cells).toHaveLength(10);
        const [clicks, ...kinds] = cells.slice(2, 7).map(Number);
        expect(kinds.reduce((sum, kind) => sum + kind, 0)).toBe(clicks);
        for (const cell of cells) expect(cell).toMatch(/^\d/);
      }
    }),
  );
});

it('a CSV of days has a BOM, semicolons and no formula', () => {
  const text = reportCsv([dayAt(0, 12)]);
  expect(text).toBe(
    '\uFEFFDia;Visualizações;Cliques;Cliques no telefone;Cliques no WhatsApp;Cliques no site;Cliques no mapa;Fotos vistas;Mensagens;Avaliações\r\n01/01/2026;12;3;1;2;0;0;0;0;0\r\n',
  );
  for (const cell of text.slice(1).split(/[;\r\n]+/)) expect(cell).not.toMatch(/^[=+\-@\t]/);
});

it('an unknown period in the URL means 30 days', () => {
  expect(periodOf('90d').value).toBe('d90');
  expect(periodOf('2d').key).toBe('30d');
  expect(periodOf(null).key).toBe('30d');
});
