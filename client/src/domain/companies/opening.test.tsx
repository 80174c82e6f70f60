import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OpeningHours } from './opening-hours.tsx';
import { formatIntervals, openingStatus } from './opening-texts.ts';

const MONDAY = '2026-11-02';

interface Shape {
  spans?: [opens: string, closes: string][];
  name?: string;
  intervals?: { opens: string }[];
  isAlwaysOpen?: boolean;
  byAppointment?: boolean;
}

/** Returns hours in Brasília, as of a Monday. */
const opening = ({ spans = [], name, intervals = [], ...more }: Shape) => ({
  utcOffset: -180,
  asOf: `${MONDAY}T12:00:00.000Z`,
  isAlwaysOpen: false,
  byAppointment: false,
  spans: spans.map(([opens, closes]) => ({
    from: `${opens}:00-03:00`,
    until: `${closes}:00-03:00`,
    opens,
    closes,
  })),
  today: { date: MONDAY, name: name ?? null, intervals },
  ...more,
});

const DAY: Shape = {
  spans: [
    ['2026-11-02T08:00', '2026-11-02T12:00'],
    ['2026-11-02T13:30', '2026-11-02T18:00'],
    ['2026-11-03T08:00', '2026-11-03T12:00'],
  ],
  intervals: [{ opens: '08:00' }, { opens: '13:30' }],
};
const NIGHT: Shape = { spans: [['2026-11-02T18:00', '2026-11-03T02:00']], intervals: [{ opens: '18:00' }] };

test.each<[Shape, string, string]>([
  [DAY, '2026-11-02T07:00', 'Fechado · abre às 8h'],
  [DAY, '2026-11-02T08:00', 'Aberto agora · fecha às 12h'],
  [DAY, '2026-11-02T11:30', 'Fecha em 30 min'],
  [DAY, '2026-11-02T11:59', 'Fecha em 1 min'],
  [DAY, '2026-11-02T12:00', 'Fechado · abre às 13h30'],
  [DAY, '2026-11-02T18:00', 'Fechado · abre amanhã às 8h'],
  [NIGHT, '2026-11-02T22:00', 'Aberto agora · fecha às 2h'],
  [NIGHT, '2026-11-03T01:40', 'Fecha em 20 min'],
  [
    { spans: [['2026-11-03T08:00', '2026-11-03T18:00']], name: 'Finados' },
    '2026-11-02T10:00',
    'Fechado hoje: Finados',
  ],
  [{ spans: [['2026-11-05T08:00', '2026-11-05T18:00']] }, '2026-11-02T10:00', 'Fechado · abre quinta às 8h'],
  [
    { spans: [['2026-12-01T08:30', '2026-12-01T18:00']] },
    '2026-11-02T10:00',
    'Fechado · abre em 01/12 às 8h30',
  ],
  [
    { spans: [['2026-11-01T08:00', '2026-11-06T18:00']] },
    '2026-11-02T10:00',
    'Aberto agora · fecha sexta às 18h',
  ],
  [{ isAlwaysOpen: true }, '2026-11-02T10:00', 'Aberto agora · 24 horas'],
  [{ byAppointment: true }, '2026-11-02T10:00', 'Com hora marcada'],
  [{}, '2026-11-02T10:00', 'Fechado'],
])('%j at %s: %s', (shape, time, text) => {
  expect(openingStatus(opening(shape), Date.parse(`${time}:00-03:00`)).text).toBe(text);
});

test('intervals are written in hours', () => {
  expect(formatIntervals([])).toBe('Fechado');
  expect(formatIntervals([{ opens: '00:00', closes: '24:00' }])).toBe('24 horas');
  expect(formatIntervals([{ opens: '18:00', closes: '24:00' }])).toBe('18h às 0h');
});

test('the week begins with today and names special days', () => {
  const intervals = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:30', closes: '18:00' },
  ];
  const days = [
    { date: MONDAY, name: 'Finados', intervals: [] },
    { date: '2026-11-03', name: null, intervals },
  ];
  render(<OpeningHours opening={{ ...opening({ ...DAY, byAppointment: true }), days }} />);
  expect(screen.getByText('Hoje (Finados): Fechado')).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('row', { hidden: true });
  expect(first).toHaveTextContent('Segunda, 02/11 (Finados)Fechado');
  expect(within(second as HTMLElement).getByText('8h às 12h')).toBeInTheDocument();
  expect(second).toHaveTextContent('Terça8h às 12h13h30 às 18h');
  expect(screen.getByText('Fora desse horário, com hora marcada.')).toBeInTheDocument();
});
