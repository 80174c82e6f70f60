import { expect, test } from 'vitest';
import { hoursAskedIn } from './open-words.ts';

test.each([
  ['farmácia aberta agora', 'now', 'farmácia'],
  ['Farmácias abertas agora em Manaus', 'now', 'Farmácias em Manaus'],
  ['restaurante que está aberto agora', 'now', 'restaurante'],
  ['aberto agora', 'now', ''],
  ['padaria aberta domingo', 'sunday', 'padaria'],
  ['mercado aberto aos domingos campinas', 'sunday', 'mercado campinas'],
  ['mercado que abre no domingo', 'sunday', 'mercado'],
])('%s', (text, openOn, rest) => {
  expect(hoursAskedIn(text)).toEqual({ openOn, text: rest });
});

test.each(['Porta Aberta', 'aberto', 'agora', 'Bar do Domingos', 'cobertas agora'])(
  '%s asks for nothing',
  (text) => expect(hoursAskedIn(text)).toBeNull(),
);
