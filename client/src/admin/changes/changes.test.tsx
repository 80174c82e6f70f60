import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { changeOf } from '../../testing/fixtures/admin.ts';
import { renderSite } from '../../testing/render.tsx';
import { Changes } from './changes.tsx';

const open = (...change: Parameters<typeof changeOf>) =>
  renderSite(<Changes changes={[changeOf(...change)]} />);

it('marks the words that differ, also for screen readers', async () => {
  open('address', 'Endereço', 'Rua das Flores, 120', 'Rua das Flores, 98');
  expect((await screen.findByRole('definition')).textContent).toBe(
    'Rua das Flores,  (retirado: 120)  (incluído: 98) ',
  );
  expect(screen.getByRole('deletion')).toHaveTextContent('120');
  expect(screen.getByRole('insertion')).toHaveTextContent('98');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['Alimentação', 'Saúde', 'antes: Alimentação → , depois: Saúde'],
  [null, 'Rede', 'antes: vazio → , depois: Rede'],
  ['Rede', null, 'antes: Rede → , depois: vazio'],
])('shows %j and %j whole', async (before, after, text) => {
  open('value', 'Valor', before, after);
  expect((await screen.findByRole('definition')).textContent).toBe(text);
});

it('unfolds the unchanged part of a long text', async () => {
  const long = 'Pães quentes todos os dias. '.repeat(20);
  open('description', 'Descrição', `${long}Fechado.`, `${long}Aberto.`);
  const definition = await screen.findByRole('definition');
  expect(definition).toHaveTextContent(/^…/);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar texto inteiro de Descrição' }));
  expect(definition).toHaveTextContent(/^Pães quentes/);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar só o que mudou de Descrição' }));
  expect(definition).toHaveTextContent(/^…/);
});

const LOGO = changeOf('logo', 'Logo', 'Imagem aaaaaaaa', 'Imagem bbbbbbbb');

it('shows both images of a logo', async () => {
  renderSite(<Changes changes={[{ ...LOGO, before: '/logos/a.webp', after: '/logos/b.webp' }]} />);
  const images = await screen.findAllByRole('img', { name: 'Logo' });
  expect(images.map((image) => image.getAttribute('src'))).toEqual(['/logos/a.webp', '/logos/b.webp']);
});

it('says that there was no logo before', async () => {
  renderSite(<Changes changes={[{ ...LOGO, beforeText: null, before: null, after: '/logos/b.webp' }]} />);
  expect(await screen.findByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/logos/b.webp');
  expect(screen.getByRole('deletion')).toHaveTextContent('vazio');
});
