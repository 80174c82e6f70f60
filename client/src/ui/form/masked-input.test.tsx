import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { maskCep, maskPhone } from '../../lib/masks.ts';
import { renderSite } from '../../testing/render.tsx';
import { MaskedInput } from './masked-input.tsx';

function Field({ mask, first }: { mask(text: string): string; first: string }) {
  const [value, setValue] = useState(first);
  return <MaskedInput label="Campo" mask={mask} value={value} onChange={setValue} />;
}

function open(mask: (text: string) => string, first = '') {
  const { user } = renderSite(<Field mask={mask} first={first} />);
  return { user, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' }) };
}

it('formats a postal code while it is typed, and drops all but digits', async () => {
  const { user, field } = open(maskCep);
  await user.type(field, '13a015001');
  expect(field).toHaveValue('13015-001');
  await user.type(field, '99');
  expect(field).toHaveValue('13015-001');
});

it.each(['13015001', '13015-001', '13.015-001', ' 13015 001 ', 'CEP: 13015-001'])(
  'accepts a pasted "%s"',
  async (text) => {
    const { user, field } = open(maskCep);
    await user.click(field);
    await user.paste(text);
    expect(field).toHaveValue('13015-001');
  },
);

it('formats a phone while it is typed and deleted', async () => {
  const { user, field } = open(maskPhone);
  await user.type(field, '1132345678');
  expect(field).toHaveValue('(11) 3234-5678');
  await user.type(field, '9');
  expect(field).toHaveValue('(11) 32345-6789');
  await user.type(field, '{Backspace}'.repeat(15));
  expect(field).toHaveValue('');
});

it('does not format a foreign phone', async () => {
  const { user, field } = open(maskPhone);
  await user.type(field, '+351 21 123 4567, ramal 8');
  expect(field).toHaveValue('+351 21 123 4567, ramal 8');
});

it.each([
  {
    name: 'behind the digit that was typed',
    first: '13015-01',
    at: 2,
    keys: '9',
    text: '13901-501',
    caret: 3,
  },
  {
    name: 'where a digit was deleted',
    first: '13015-001',
    at: 7,
    keys: '{Backspace}',
    text: '13015-01',
    caret: 6,
  },
  {
    name: 'before a digit that moves over the hyphen',
    first: '13015-001',
    at: 2,
    keys: '{Backspace}',
    text: '10150-01',
    caret: 1,
  },
])('keeps the caret $name', async ({ first, at, keys, text, caret }) => {
  const { user, field } = open(maskCep, first);
  await user.type(field, keys, { initialSelectionStart: at, initialSelectionEnd: at });
  expect(field).toHaveValue(text);
  expect(field.selectionStart).toBe(caret);
});

it('keeps the caret when a typed character is dropped', async () => {
  const { user, field } = open(maskCep, '13015');
  await user.type(field, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field).toHaveValue('13015');
  expect(field.selectionStart).toBe(2);
});

it('keeps the caret in a text without digits', async () => {
  const { user, field } = open(maskPhone, 'ramal');
  await user.type(field, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field).toHaveValue('raxmal');
  expect(field.selectionStart).toBe(3);
});
