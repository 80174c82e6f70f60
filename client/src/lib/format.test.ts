import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  codePoints,
  cutTo,
  excerpt,
  formatAge,
  formatAverage,
  formatCount,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPrice,
} from './format.ts';
import { formatIsoDay } from './format-iso-day.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K+'],
  [1999, '1K+'],
  [10_000, '10K+'],
  [1_234_567, '1.234K+'],
])('formats the count %i as %s', (value, text) => {
  expect(formatCount(value)).toBe(text);
});

it('formats averages, prices and dates in Portuguese, in the time of São Paulo', () => {
  expect(formatAverage(4.46)).toBe('4,5');
  expect(formatPrice('29.90')).toBe('R$\u00a029,90');
  expect(formatDate('2026-11-04T01:30:00.000Z')).toBe('03/11/2026');
  expect(formatIsoDay(new Date('2026-11-04T01:30:00.000Z'))).toBe('2026-11-03');
});

it('formats numbers as Intl does', () => {
  const whole = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
  const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), fc.nat(), (value, count) => {
      expect(formatNumber(count)).toBe(whole.format(count));
      expect(formatAverage(value)).toBe(oneDecimal.format(value));
    }),
  );
});

it('ends an excerpt with a whole word', () => {
  expect(excerpt('Pães de fermentação', 40)).toBe('Pães de fermentação');
  expect(excerpt('Pães de fermentação natural', 16)).toBe('Pães de…');
});

it('cuts by code points and never in the middle of one', () => {
  expect(codePoints('👏é')).toBe(2);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(20), (text, limit) => {
      const cut = cutTo(text, limit);
      return text.startsWith(cut) && codePoints(cut) === Math.min(limit, codePoints(text));
    }),
  );
});

it.each([
  [0, 'Hoje'],
  [24, 'Hoje'],
  [24.1, 'Ontem'],
  [48, 'Ontem'],
  [48.1, '3 dias atrás'],
  [168, '7 dias atrás'],
  [168.1, '14/11/2026'],
])('%s hours ago is %s', (hours, words) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(formatAge(new Date(now - hours * 3_600_000).toISOString(), now)).toBe(words);
});

it('formats dates as Intl does, since summer time ended in 2019', () => {
  const intl = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
  const wanted = (at: Date) => intl.format(at).replace(',', '');
  for (let ms = Date.UTC(2019, 1, 17, 2); ms < Date.UTC(2030, 0, 1); ms += 7 * 60 * 60_000) {
    expect(formatDateTime(new Date(ms).toISOString())).toBe(wanted(new Date(ms)));
  }
});
