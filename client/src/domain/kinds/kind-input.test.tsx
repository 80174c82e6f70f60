import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { KindInput } from './kind-input.tsx';

const kind = (id: string, name: string) => ({ __typename: 'Kind', id, slug: id, name, category: null });

function Field({ onPick }: { onPick(): void }) {
  const [text, setText] = useState('');
  return <KindInput label="Segmento" name="kind" value={text} onChange={setText} onPick={onPick} />;
}

it('moves through all kinds by the arrows, from the first or the last and round', async () => {
  const onPick = vi.fn();
  const kinds = [kind('1', 'Barbearia'), kind('2', 'Cabeleireiro'), kind('3', 'Manicure')];
  const { user } = renderSite(<Field onPick={onPick} />, { answers: { KindChoices: { data: { kinds } } } });
  await user.type(screen.getByRole('combobox'), 'cabelo');
  await screen.findAllByRole('option');
  const after = async (keys: string) => {
    await user.keyboard(keys);
    return screen.queryByRole('option', { selected: true, hidden: false })?.textContent?.trim();
  };
  expect(await after('{ArrowDown}')).toBe('Cabeleireiro');
  expect(await after('{ArrowDown}{ArrowDown}')).toBe('Barbearia');
  expect(await after('{ArrowUp}')).toBe('Manicure');
  expect(await after('{ArrowUp}')).toBe('Cabeleireiro');
  expect(await after('{Escape}{ArrowDown}')).toBe('Barbearia');
  expect(await after('{Escape}{ArrowUp}')).toBe('Manicure');
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'Manicure' }));
});
