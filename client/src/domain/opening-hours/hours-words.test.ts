import { expect, test } from 'vitest';
import { hoursWords } from './hours-words.ts';

test.each([
  [
    'Mo-Fr 08:00-18:00; Sa 08:00-12:30',
    ['Segunda a sexta: 8h às 18h', 'Sábado: 8h às 12h30', 'Domingo: fechado'],
  ],
  ['24/7', ['Todos os dias: 24 horas']],
  ['Mo-Su 18:00-24:00', ['Todos os dias: 18h às 0h']],
  ['"by appointment"', ['Com hora marcada']],
  [
    'Mo-Sa 08:00-12:00,14:00-18:00; PH off || "by appointment"',
    [
      'Segunda a sábado: 8h às 12h e 14h às 18h',
      'Domingo: fechado',
      'Feriados: fechado',
      'Fora desse horário, com hora marcada',
    ],
  ],
  [
    'Mo-Su 10:00-17:00; Dec 15-Jan 31 Mo-Sa 08:00-20:00; Dec 15-Jan 31 Su off; Jun 13 off "Santo Antônio"; ' +
      '2026 Dec 24-2026 Dec 27 09:00-12:00',
    [
      'Todos os dias: 10h às 17h',
      'De 15/12 a 31/01: segunda a sábado: 8h às 20h; domingo: fechado',
      '13/06 (Santo Antônio): fechado',
      '24/12/2026: 9h às 12h',
      '25/12/2026: 9h às 12h',
      'E mais 2 datas',
    ],
  ],
  ['sempre', ['sempre']],
])('%s', (text, words) => {
  expect(hoursWords(text)).toEqual(words);
});
