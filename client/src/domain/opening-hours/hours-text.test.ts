import { expect, test } from 'vitest';
import { problemOf, TEMPLATES } from './edited-hours.ts';
import { readHours, writeHours } from './hours-text.ts';

test('templates are written in the syntax of OpenStreetMap', () => {
  expect(TEMPLATES.map(({ hours }) => writeHours(hours))).toEqual([
    'Mo 08:00-18:00; Tu 08:00-18:00; We 08:00-18:00; Th 08:00-18:00; Fr 08:00-18:00; Sa 08:00-12:00; Su off; PH off',
    'Mo off; Tu 11:30-15:00,18:30-23:00; We 11:30-15:00,18:30-23:00; Th 11:30-15:00,18:30-23:00; ' +
      'Fr 11:30-15:00,18:30-23:00; Sa 11:30-15:00,18:30-23:00; Su 11:30-15:00,18:30-23:00',
    ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => `${day} 00:00-24:00`).join('; '),
    '"by appointment"',
  ]);
});

test('what the server writes is read, and written again', () => {
  const hours = readHours(
    'Mo-Fr 08:00-12:00,13:30-18:00; Sa 18:00-02:00; Dec 15-Jan 31 Mo-Sa 08:00-20:00; Dec 15-Jan 31 Su off; ' +
      'PH 09:00-24:00; Jun 13 off "Santo Antônio; da cidade"; 2026 Dec 31-2027 Jan 02 off || "by appointment"',
  );
  expect(hours.week[5]).toEqual([{ opens: '18:00', closes: '02:00' }]);
  expect(hours.week[6]).toEqual([]);
  expect(hours.holidays).toEqual([{ opens: '09:00', closes: '00:00' }]);
  expect(hours.seasons).toMatchObject([{ from: '12-15', until: '01-31' }]);
  expect(hours.dates.map(({ date, isYearly, name }) => [date, isYearly, name])).toEqual([
    ['2024-06-13', true, 'Santo Antônio; da cidade'],
    ['2026-12-31', false, ''],
    ['2027-01-01', false, ''],
    ['2027-01-02', false, ''],
  ]);
  expect(hours.byAppointment).toBe(true);
  expect(readHours(writeHours(hours))).toEqual(hours);
  expect(readHours('24/7').week[3]).toEqual([{ opens: '00:00', closes: '00:00' }]);
});

test.each([
  [[['08:00', '12:00']], null],
  [
    [
      ['08:00', '12:00'],
      ['12:00', '18:00'],
    ],
    null,
  ],
  [
    [
      ['08:00', '12:00'],
      ['11:00', '18:00'],
    ],
    'Os intervalos se sobrepõem.',
  ],
  [[['18:00', '02:00']], null],
  [[['00:00', '00:00']], null],
  [[['08:00', '08:00']], 'Abre e fecha na mesma hora.'],
  [[['08:00', '']], 'Preencha as horas, ou remova o intervalo.'],
])('%j: %s', (pairs, problem) => {
  expect(problemOf(pairs.map(([opens = '', closes = '']) => ({ opens, closes })))).toBe(problem);
});
