import { expect, it } from 'vitest';
import { parseOffers, printOffers } from './offer-lines.ts';

const offer = (
  name: string,
  priceCents: number | null = null,
  isFrom = false,
  description: string | null = null,
) => ({
  name,
  description,
  priceCents,
  isFrom,
});

it.each([
  ['Corte, R$ 60; Escova', [offer('Corte', 6_000), offer('Escova')]],
  ['Buquê, A partir de R$ 1.250,5 | Rosas | vermelhas', [offer('Buquê', 125_050, true, 'Rosas | vermelhas')]],
  ['Pão, bolo e café\n\n ', [offer('Pão, bolo e café')]],
  ['x'.repeat(81), null],
  [' | só detalhe', null],
])('reads %j', (text, offers) => {
  expect(parseOffers(text)).toEqual(offers);
});

it('writes what it reads', () => {
  const offers = [offer('Corte; barba', 6_000, true, 'Com lavagem'), offer('Grátis', 0)];
  const text = printOffers(offers);
  expect(text).toBe('Corte, barba, a partir de R$\u00a060,00 | Com lavagem\nGrátis, R$\u00a00,00');
  expect(printOffers(parseOffers(text) ?? [])).toBe(text);
});
