import { type DayNumber, dateOf, dayNumber, easter, weekdayOf } from './dates.ts';

/**
 * A holiday of every year: a month and day, `after` days from Easter, or a day that moves to the following Sunday unless
 * it is a Saturday.
 */
type Rule =
  | [name: string, month: number, day: number]
  | [name: string, after: number]
  | [string, 'sunday', number, number];

/** Laws 662/1949, 6.802/1980 and 14.759/2023 (since 2024), and Good Friday. Carnival and Corpus Christi are no holidays. */
const NATIONAL: readonly Rule[] = [
  ['Confraternização Universal', 1, 1],
  ['Sexta-feira Santa', -2],
  ['Tiradentes', 4, 21],
  ['Dia do Trabalho', 5, 1],
  ['Independência do Brasil', 9, 7],
  ['Nossa Senhora Aparecida', 10, 12],
  ['Finados', 11, 2],
  ['Proclamação da República', 11, 15],
  ['Dia Nacional de Zumbi e da Consciência Negra', 11, 20],
  ['Natal', 12, 25],
];

/**
 * Days of the states as @brazilian-utils/brazilian-utils 2.4.0 (MIT) has them for 2026 to 2028; not checked against the
 * law of each state. AL, MG, MT, PR and others without a row have none there.
 */
const OF_STATES: Readonly<Record<string, readonly Rule[]>> = {
  AC: [
    ['Dia do Evangélico', 1, 23],
    ['Dia Internacional da Mulher', 3, 8],
    ['Aniversário do Acre', 6, 15],
    ['Dia da Amazônia', 9, 5],
    ['Assinatura do Tratado de Petrópolis', 11, 17],
  ],
  AL: [
    ['São João', 6, 24],
    ['São Pedro', 6, 29],
    ['Emancipação Política de Alagoas', 9, 16],
  ],
  AM: [['Elevação do Amazonas à categoria de Província', 9, 5]],
  AP: [
    ['Dia de São José', 3, 19],
    ['Criação do Território Federal do Amapá', 9, 13],
  ],
  BA: [['Independência da Bahia', 7, 2]],
  CE: [['Abolição da Escravidão no Ceará', 3, 25]],
  DF: [
    ['Fundação de Brasília', 4, 21],
    ['Corpus Christi', 60],
    ['Dia do Evangélico', 11, 30],
  ],
  ES: [['Nossa Senhora da Penha', 8]],
  GO: [
    ['Fundação da Cidade de Goiás', 7, 26],
    ['Lançamento da Pedra Fundamental de Goiânia', 10, 24],
    ['Dia do Servidor Público', 10, 28],
  ],
  MA: [['Adesão do Maranhão à Independência', 7, 28]],
  MS: [['Criação do Estado de Mato Grosso do Sul', 10, 11]],
  PA: [['Adesão do Pará à Independência', 8, 15]],
  PB: [['Data Magna do Estado da Paraíba', 8, 5]],
  PE: [['Revolução Pernambucana', 3, 6]],
  PI: [['Dia do Piauí', 10, 19]],
  RJ: [['São Jorge', 4, 23]],
  RN: [['Mártires de Cunhaú e Uruaçu', 10, 3]],
  RO: [['Criação do Estado de Rondônia', 1, 4]],
  RR: [['Criação do Estado de Roraima', 10, 5]],
  RS: [['Revolução Farroupilha', 9, 20]],
  SC: [
    ['Dia do Estado de Santa Catarina', 'sunday', 8, 11],
    ['Dia de Santa Catarina de Alexandria', 'sunday', 11, 25],
  ],
  SE: [['Independência de Sergipe', 7, 8]],
  SP: [['Revolução Constitucionalista', 7, 9]],
  TO: [
    ['Padroeira do Estado (Nossa Senhora da Natividade)', 9, 8],
    ['Criação do Estado do Tocantins', 10, 5],
  ],
};

const SUNDAY = 6;
const SATURDAY = 5;

function dayOf(rule: Rule, year: number): DayNumber {
  if (rule.length === 2) return easter(year) + rule[1];
  if (rule.length === 3) return dayNumber(year, rule[1], rule[2]);
  const day = dayNumber(year, rule[2], rule[3]);
  const weekday = weekdayOf(day);
  return weekday === SATURDAY ? day : day + SUNDAY - weekday;
}

const cached = new Map<string, ReadonlyMap<DayNumber, string>>();
/** Years in use, times states. */
const MOST_CACHED = 300;

/** Returns the names of the holidays of a year in a state, by day; the national name where both have the day. */
export function holidaysOf(year: number, state: string): ReadonlyMap<DayNumber, string> {
  const key = `${year}${state}`;
  const holidayNames = cached.get(key);
  if (holidayNames) return holidayNames;
  const rules = [...(OF_STATES[state] ?? []), ...NATIONAL];
  const holidays = new Map(rules.map((rule) => [dayOf(rule, year), rule[0]]));
  if (cached.size >= MOST_CACHED) cached.clear();
  cached.set(key, holidays);
  return holidays;
}

/** Returns the name of the holiday of a day, or null. */
export const holidayName = (day: DayNumber, state: string): string | null =>
  holidaysOf(dateOf(day).year, state).get(day) ?? null;
