import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

const none = { cnpj: null, cep: null, phoneEnd: null, ddd: null, rest: '' };

test.each([
  ['61.602.199/0024-09', { cnpj: '61602199002409' }],
  ['cnpj 61602199002409', { cnpj: '61602199002409' }],
  ['12 345 678/0001-95', { cnpj: '12345678000195' }],
  ['loja 12.abc.345/01de-35', { cnpj: '12ABC34501DE35', rest: 'loja' }],
  ['79106-361', { cep: '79106361', phoneEnd: '79106361' }],
  ['CEP: 79.106-361', { cep: '79106361', phoneEnd: '79106361' }],
  ['79106361', { cep: '79106361', phoneEnd: '79106361' }],
  ['3333-4444', { cep: '33334444', phoneEnd: '33334444' }],
  ['98765-4321', { phoneEnd: '87654321' }],
  ['(11) 98765-4321', { phoneEnd: '87654321', ddd: '11' }],
  ['011 3333 4444', { phoneEnd: '33334444', ddd: '11' }],
  ['+55 11 98765.4321', { phoneEnd: '87654321', ddd: '11' }],
  ['zap 5511987654321', { phoneEnd: '87654321', ddd: '11' }],
  ['0800 123 4567', { phoneEnd: '01234567', ddd: '80' }],
  ['ultragaz 79106-361', { cep: '79106361', phoneEnd: '79106361', text: '79106-361', rest: 'ultragaz' }],
  ['drogaria 24 (11) 98765-4321', { phoneEnd: '87654321', ddd: '11', rest: 'drogaria 24' }],
  ['rua x 1852 79106361', { cep: '79106361', phoneEnd: '79106361', rest: 'rua x 1852' }],
  ['0 21 11 98765-4321', { phoneEnd: '87654321', ddd: '11', rest: '0 21' }],
  [
    'pedido 1234567890123456 3333-4444',
    { cep: '33334444', phoneEnd: '33334444', rest: 'pedido 1234567890123456' },
  ],
])('%s', (text, parts) => {
  expect(typedNumber(text)).toEqual({ ...none, text: expect.any(String), ...parts });
});

test.each(['3m', 'rua 7 de setembro 1852', 'loja 1000', '24 horas', '123456', '1234567890123456'])(
  'no number in a known form: %s',
  (text) => {
    expect(typedNumber(text)).toBeNull();
  },
);
