import { digitsOf } from '../../lib/digits-of.ts';
import { CEP_DIGITS } from '../../lib/masks.ts';

/** The last five-digit prefix of each range, in order, with its state: the ranges of Correios. */
const STATES: readonly (readonly [last: number, state: string])[] = [
  [19_999, 'SP'],
  [28_999, 'RJ'],
  [29_999, 'ES'],
  [39_999, 'MG'],
  [48_999, 'BA'],
  [49_999, 'SE'],
  [56_999, 'PE'],
  [57_999, 'AL'],
  [58_999, 'PB'],
  [59_999, 'RN'],
  [63_999, 'CE'],
  [64_999, 'PI'],
  [65_999, 'MA'],
  [68_899, 'PA'],
  [68_999, 'AP'],
  [69_299, 'AM'],
  [69_399, 'RR'],
  [69_899, 'AM'],
  [69_999, 'AC'],
  [72_799, 'DF'],
  [72_999, 'GO'],
  [73_699, 'DF'],
  [76_799, 'GO'],
  [76_999, 'RO'],
  [77_999, 'TO'],
  [78_899, 'MT'],
  // Codes that Rondônia had before.
  [78_999, 'RO'],
  [79_999, 'MS'],
  [87_999, 'PR'],
  [89_999, 'SC'],
  [99_999, 'RS'],
];

/** First and last prefix of the capitals, which have ranges of their own. */
const CAPITALS: readonly (readonly [first: number, last: number, city: string])[] = [
  [1_000, 5_999, 'São Paulo'],
  [8_000, 8_499, 'São Paulo'],
  [20_000, 23_799, 'Rio de Janeiro'],
  [29_000, 29_099, 'Vitória'],
  [30_000, 31_999, 'Belo Horizonte'],
  [40_000, 42_599, 'Salvador'],
  [49_000, 49_098, 'Aracaju'],
  [50_000, 52_999, 'Recife'],
  [57_000, 57_099, 'Maceió'],
  [58_000, 58_099, 'João Pessoa'],
  [59_000, 59_139, 'Natal'],
  [60_000, 61_599, 'Fortaleza'],
  [64_000, 64_099, 'Teresina'],
  [65_000, 65_109, 'São Luís'],
  [66_000, 66_999, 'Belém'],
  [68_900, 68_911, 'Macapá'],
  [69_000, 69_099, 'Manaus'],
  [69_300, 69_339, 'Boa Vista'],
  [69_900, 69_923, 'Rio Branco'],
  [70_000, 72_799, 'Brasília'],
  [73_000, 73_699, 'Brasília'],
  [74_000, 74_899, 'Goiânia'],
  [76_800, 76_834, 'Porto Velho'],
  [77_000, 77_249, 'Palmas'],
  [78_000, 78_099, 'Cuiabá'],
  [79_000, 79_124, 'Campo Grande'],
  [80_000, 82_999, 'Curitiba'],
  [88_000, 88_099, 'Florianópolis'],
  [90_000, 91_999, 'Porto Alegre'],
];

/** Returns the state of a whole postal code, and its city where that is a capital; null for none in use. */
export function placeOfCep(text: string): { state: string; city: string } | null {
  const digits = digitsOf(text);
  const prefix = Number(digits.slice(0, 5));
  const state = STATES.find(([last]) => prefix <= last)?.[1];
  if (digits.length !== CEP_DIGITS || prefix < 1_000 || state === undefined) return null;
  const city = CAPITALS.find(([first, last]) => first <= prefix && prefix <= last)?.[2] ?? '';
  return { state, city };
}
