import { expect, test } from 'vitest';
import { NATIONAL_HOLIDAYS, STATE_HOLIDAYS } from '../../test/helpers/hours/slow-hours.ts';
import { isoDate } from './dates.ts';
import { describeHoursText } from './describe-hours.ts';
import { holidaysOf } from './holidays.ts';
import { HoursProblem } from './opening-hours.ts';
import { parseHours } from './parse-hours.ts';
import { printHours } from './print-hours.ts';
import { hoursPlace } from './time-zones.ts';

test('national holidays of ten years are those of the list', () => {
  for (let year = 2026; year <= 2035; year++) {
    const listed = NATIONAL_HOLIDAYS.filter(([date]) => date?.startsWith(`${year}`)).map(([date, name]) => [
      date,
      name,
    ]);
    const computed = [...holidaysOf(year, 'PR')].map(([day, name]) => [isoDate(day), name]);
    expect(computed).toHaveLength(10);
    expect(new Set(computed.map(String))).toEqual(new Set(listed.map(String)));
  }
});

test('holidays of states are those of the list', () => {
  for (let year = 2026; year <= 2028; year++) {
    const national = new Set([...holidaysOf(year, 'PR')].map(([day]) => isoDate(day)));
    const states = new Set(STATE_HOLIDAYS.map(([, state]) => state as string));
    for (const state of states) {
      const listed = STATE_HOLIDAYS.filter(
        ([date, of]) => of === state && date?.startsWith(`${year}`) && !national.has(date),
      ).map(([date, , name]) => `${date} ${name}`);
      const computed = [...holidaysOf(year, state)]
        .map(([day, name]) => [isoDate(day), name] as const)
        .filter(([date]) => !national.has(date))
        .map(([date, name]) => `${date} ${name}`);
      expect(new Set(computed), `${state} ${year}`).toEqual(new Set(listed));
    }
  }
  expect([...holidaysOf(2026, 'GO')].map(([day]) => isoDate(day))).toContain('2026-10-24');
});

test.each([
  ['AM', 1302603, 'America/Manaus'],
  ['AM', 1304062, 'America/Eirunepe'],
  ['PE', 2605459, 'America/Noronha'],
  ['PE', 2611606, 'America/Recife'],
  ['SP', null, 'America/Sao_Paulo'],
  ['AC', 1200401, 'America/Rio_Branco'],
])('the zone of a city of %s with code %s is %s', (state, code, timeZone) => {
  expect(hoursPlace(state, code)).toEqual({ state, timeZone });
});

test.each([
  [
    'mo-fr 8:00-12:00,13:00-18:00; sa 08:00-12:00; ph off',
    'Mo-Fr 08:00-12:00,13:00-18:00; Sa 08:00-12:00; PH off',
  ],
  ['24/7', '24/7'],
  ['Mo-Su 00:00-23:59', '24/7'],
  ['00:00-24:00; PH off', '24/7; PH off'],
  ['Mo-Sa 18:00-26:00', 'Mo-Sa 18:00-02:00'],
  ['Fr-Mo 10:00-11:00', 'Mo,Fr-Su 10:00-11:00'],
  ['Su,PH 08:00-13:00; Mo-Sa 08:00-18:00', 'Mo-Sa 08:00-18:00; Su 08:00-13:00; PH 08:00-13:00'],
  ['Mo-Fr 08:00-12:00; Mo-Fr 14:00-18:00', 'Mo-Fr 14:00-18:00'],
  ['"by appointment"', '"by appointment"'],
  ['Mo 09:00-12:00 || "by appointment"', 'Mo 09:00-12:00 || "by appointment"'],
  [
    'Mo 09:00-12:00; Jun 13 off "Santo Antônio; padroeiro"',
    'Mo 09:00-12:00; Jun 13 off "Santo Antônio; padroeiro"',
  ],
  [
    'Mo-Fr 09:00-18:00; 2026 Dec 24-2027 Jan 02 off "Recesso"; 2026 Dec 23 09:00-12:00',
    'Mo-Fr 09:00-18:00; 2026 Dec 23 09:00-12:00; 2026 Dec 24-2027 Jan 02 off "Recesso"',
  ],
  [
    'Mo-Fr 09:00-18:00; Dec 15-Jan 31 Mo-Fr 09:00-20:00',
    'Mo-Fr 09:00-18:00; Dec 15-Jan 31 Mo-Fr 09:00-20:00; Dec 15-Jan 31 Sa,Su off',
  ],
  ['Mo 08:00-18:00; Jul off', 'Mo 08:00-18:00; Jul 01-Jul 31 Mo-Su off'],
])('%s is stored as %s', (typed, stored) => {
  expect(printHours(parseHours(typed))).toBe(stored);
  expect(printHours(parseHours(stored))).toBe(stored);
});

test.each([
  ['', 'O horário está vazio.'],
  ['seg a sex 8h', 'Não entendi “seg a sex 8h” no horário.'],
  ['Mo 25:00-26:00', '“25:00-26:00” não é um horário como 08:00-18:00.'],
  ['Mo 08:00-08:00', '“08:00-08:00” começa e termina na mesma hora.'],
  ['Mo 08:00-12:00,11:00-13:00', 'Os intervalos se sobrepõem na segunda.'],
  ['Mo-Su off', 'Informe o horário de pelo menos um dia, ou “com hora marcada”.'],
  ['Mo 08:00-09:00; Feb 30 off', 'Não entendi “Feb 30” no horário.'],
  ['Mo 08:00-09:00; 2027 Feb 29 off', 'Não entendi “2027 Feb 29” no horário.'],
  ['Mo 08:00-09:00; Jan-Mar 10:00-11:00; Mar 31-Apr 10 off', 'Duas temporadas têm dias em comum.'],
  ['Mo 08:00-09:00 "almoço', 'Falta fechar as aspas no horário.'],
  ['Mo sunrise-sunset', 'Não entendi “Mo sunrise-sunset” no horário.'],
  [`Mo 08:00-09:00; 2026 Jan 01-2026 Dec 31 off`, '“2026 Jan 01-2026 Dec 31” tem mais de 100 dias.'],
])('%s is rejected', (typed, message) => {
  expect(() => parseHours(typed)).toThrow(new HoursProblem(message));
});

test('hours are described in Portuguese', () => {
  expect(
    describeHoursText(
      'Mo-Fr 08:00-12:00,13:30-18:00; Sa 18:00-02:00; Dec 15-Jan 31 24/7; PH off; Jun 13 off "Santo Antônio"; 2026 Dec 24 08:00-12:00 || "by appointment"',
    ),
  ).toBe(
    'seg a sex 8h às 12h e 13h30 às 18h, sáb 18h às 2h, dom fechado; de 15/12 a 31/01: 24 horas, todos os dias; ' +
      'feriados: fechado; 13/06 (Santo Antônio): fechado; 24/12/2026: 8h às 12h; com hora marcada',
  );
});
