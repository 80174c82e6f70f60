import { expect, it } from 'vitest';
import { fillTemplate, withTemplate } from './answer-templates.tsx';

it('puts in the first name, wherever it is asked for', () => {
  expect(fillTemplate('Olá, {nome}! Até logo, {nome}.', ' Maria Souza ')).toBe(
    'Olá, Maria! Até logo, Maria.',
  );
});

it('leaves the name out of an answer to somebody without one', () => {
  expect(fillTemplate('Olá, {nome}! Obrigada.', null)).toBe('Olá! Obrigada.');
  expect(fillTemplate('{nome}, obrigada.', '')).toBe('obrigada.');
});

it('adds a template below what is written', () => {
  expect(withTemplate('', 'Oi.')).toBe('Oi.');
  expect(withTemplate('Bom dia.\n', 'Abrimos às 8h.')).toBe('Bom dia.\nAbrimos às 8h.');
});
