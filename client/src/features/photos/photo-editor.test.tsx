import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { promiseWithResolvers } from '../../testing/promise-with-resolvers.ts';
import { renderSite } from '../../testing/render.tsx';
import { PhotoEditor } from './photo-editor.tsx';

const photo = (id: string, caption: string, changes = {}) => ({
  __typename: 'CompanyPhoto',
  id,
  caption,
  placeholder: null,
  crop: null,
  sizes: [{ __typename: 'PhotoSize', width: 480, height: 360, url: `/photos/${id}/480.webp` }],
  state: 'shown',
  isCover: false,
  isOverLimit: false,
  failure: null,
  ...changes,
});
const listOf = (...items: object[]) => ({ __typename: 'CompanyPhotos', limit: 5, items });
const companyPhotos = listOf(photo('1', 'A vitrine'), photo('2', 'O balcão'));

const open = (answers: Answers) =>
  renderSite(<PhotoEditor company={{ id: '7', name: 'Padaria' }} />, {
    answers: { CompanyPhotos: { data: { companyPhotos } }, ...answers },
  });
const captions = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);

it('shows another order before the server has answered', async () => {
  open({ OrderCompanyPhotos: { pending: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Mover para depois a foto 1' }));
  expect(captions()).toEqual(['O balcão', 'A vitrine']);
});

it('returns to the order before when the server refuses another', async () => {
  open({ OrderCompanyPhotos: { error: { code: 'INTERNAL_SERVER_ERROR' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Mover para depois a foto 1' }));
  await waitFor(() => expect(captions()).toEqual(['A vitrine', 'O balcão']));
});

it('sends none where the plan is full', async () => {
  const full = { ...companyPhotos, limit: 2 };
  open({ CompanyPhotos: { data: { companyPhotos: full } } });
  const send = screen.getByRole('button', { name: 'Enviar fotos' });
  send.focus();
  expect(await screen.findByText('2 fotos. O plano permite 2 fotos.')).toBeInTheDocument();
  expect(send).toHaveFocus();
  const press = vi.spyOn(screen.getByLabelText('Fotos'), 'click');
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});

it('asks before a photo is deleted, and keeps the focus in the list', async () => {
  const answers = [companyPhotos, listOf(photo('2', 'O balcão')), listOf()];
  const { asked } = open({
    CompanyPhotos: inTurn(...answers.map((found) => ({ data: { companyPhotos: found } }))),
    DeleteCompanyPhoto: inTurn(
      { data: { deleteCompanyPhoto: { __typename: 'Deletion', id: '1' } } },
      { data: { deleteCompanyPhoto: { __typename: 'Deletion', id: '2' } } },
    ),
  });
  const isDeleted = () => asked.has('DeleteCompanyPhoto');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remover a foto 1' }));
  expect(document.activeElement).toHaveTextContent(/^Remover a foto 1\?.*Isto não pode ser desfeito/);
  await press('Manter foto');
  expect(screen.getByRole('button', { name: 'Remover a foto 1' })).toHaveFocus();
  expect(isDeleted()).toBe(false);

  await press('Remover a foto 1');
  await press('Remover foto');
  await waitFor(() => expect(captions()).toEqual(['O balcão']));
  expect(isDeleted()).toBe(true);
  expect(within(document.activeElement as HTMLElement).getByRole('textbox')).toHaveValue('O balcão');
  await press('Remover a foto 1');
  await press('Remover foto');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('0 fotos. O plano permite 5 fotos.'));
});

it('deletes a photo once, and leaves the focus where somebody is typing', async () => {
  const { promise: after, resolve } = promiseWithResolvers<void>();
  const { asked } = open({
    CompanyPhotos: inTurn(
      { data: { companyPhotos } },
      { data: { companyPhotos: listOf(photo('2', 'O balcão')) } },
    ),
    DeleteCompanyPhoto: { after, data: { deleteCompanyPhoto: { __typename: 'Deletion', id: '1' } } },
  });
  const deletion = await screen.findByRole('button', { name: 'Remover a foto 1' });
  await userEvent.click(deletion);
  await userEvent.click(screen.getByRole('button', { name: 'Remover foto' }));
  expect(deletion).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(deletion);
  expect(screen.queryByRole('button', { name: 'Remover foto' })).toBeNull();
  const caption = screen.getByRole('textbox', { name: 'Legenda da foto 2' });
  await userEvent.click(caption);
  await act(async () => resolve());
  await waitFor(() => expect(captions()).toEqual(['O balcão']));
  expect(caption).toHaveFocus();
  expect(asked.of('DeleteCompanyPhoto')).toHaveLength(1);
});

it('moves the focus beside a deleted photo, in the order of then', async () => {
  const { promise: after, resolve } = promiseWithResolvers<void>();
  const three = [photo('1', 'A vitrine'), photo('2', 'O balcão'), photo('3', 'O forno')] as const;
  const [window, counter, oven] = three;
  open({
    CompanyPhotos: inTurn(
      { data: { companyPhotos: listOf(...three) } },
      { data: { companyPhotos: listOf(counter, window, oven) } },
      { data: { companyPhotos: listOf(counter, oven) } },
    ),
    OrderCompanyPhotos: { data: { orderCompanyPhotos: listOf(counter, window, oven) } },
    DeleteCompanyPhoto: { after, data: { deleteCompanyPhoto: { __typename: 'Deletion', id: '1' } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remover a foto 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remover foto' }));
  const moves = screen.getByRole('button', { name: 'Mover para depois a foto 1' });
  expect(moves).toHaveAttribute('aria-disabled', 'true');
  // Leaves the focus where it is.
  fireEvent.click(screen.getByRole('button', { name: 'Mover para antes a foto 2' }));
  await waitFor(() => expect(captions()).toEqual(['O balcão', 'A vitrine', 'O forno']));
  await act(async () => resolve());
  await waitFor(() => expect(captions()).toEqual(['O balcão', 'O forno']));
  expect(within(document.activeElement as HTMLElement).getByRole('textbox')).toHaveValue('O forno');
});

it('crops a photo only once its sizes are made', async () => {
  const waiting = listOf(photo('1', 'A vitrine', { state: 'processing', sizes: [] }));
  open({ CompanyPhotos: { data: { companyPhotos: waiting } } });
  const crop = await screen.findByRole('button', { name: 'Enquadrar a foto 1' });
  expect(crop).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(crop);
  expect(crop).toHaveAttribute('aria-expanded', 'false');
});

it('saves a crop once, and returns to its button', async () => {
  const { promise: after, resolve } = promiseWithResolvers<void>();
  const { asked } = open({
    UpdateCompanyPhoto: { after, data: { updateCompanyPhoto: photo('1', 'A vitrine') } },
  });
  const crop = await screen.findByRole('button', { name: 'Enquadrar a foto 1' });
  await userEvent.click(crop);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(crop).toHaveFocus();
  await userEvent.click(crop);
  const save = screen.getByRole('button', { name: 'Salvar enquadramento' });
  await userEvent.dblClick(save);
  await act(async () => resolve());
  expect(await screen.findByText('Enquadramento salvo.')).toBeInTheDocument();
  expect(crop).toHaveFocus();
  expect(asked.of('UpdateCompanyPhoto')).toHaveLength(1);
});

it('keeps a sent file in its place until others are chosen', async () => {
  open({ AddCompanyPhoto: { data: { addCompanyPhoto: { __typename: 'CompanyPhoto', id: '3' } } } });
  const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Enviar fotos' })).toHaveAttribute('aria-disabled', 'false'),
  );
  await userEvent.upload(screen.getByLabelText('Fotos'), picture('vitrine.jpg'));
  expect(await screen.findByText('Enviada')).toBeInTheDocument();
  expect(screen.getByText('vitrine.jpg')).toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText('Fotos'), picture('forno.jpg'));
  expect(await screen.findByText('forno.jpg')).toBeInTheDocument();
  expect(screen.queryByText('vitrine.jpg')).toBeNull();
});
