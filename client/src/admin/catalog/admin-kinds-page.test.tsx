import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { kindRow, kindWord } from '../../testing/fixtures/catalog.ts';
import { promiseWithResolvers } from '../../testing/promise-with-resolvers.ts';
import { renderSite } from '../../testing/render.tsx';
import { KindView } from './admin-kinds-page.tsx';

const company = (id: string, name: string) => ({
  __typename: 'Company',
  id,
  name,
  city: { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' },
});
const sample = (total: number, ...companies: object[]) => ({
  __typename: 'SearchSample',
  total,
  totalIsExact: true,
  companies,
});
const preview = (changes = {}) => ({
  data: {
    adminKindWordPreview: {
      __typename: 'KindWordPreview',
      alsoOf: [],
      today: sample(0),
      withWord: sample(2, company('1', 'Navalha'), company('2', 'Tesoura')),
      ...changes,
    },
  },
});
const barber = (...words: object[]) => kindRow('9', 'Barbearia', { wordsCount: words.length, words });
const before = barber(kindWord('barbeiro'), kindWord('salão', 'Cabeleireiro', 'Circo'));
const added = barber(kindWord('barbeiro'), kindWord('retrô'));
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const shown = (adminKind: object) => ({ data: { adminKind } });
const open = (answers: Answers) =>
  renderSite(<KindView id="9" />, {
    answers: { AdminKind: shown(before), KindWordPreview: preview(), ...answers },
    path: '/admin/kinds?kind=9',
  });
const field = () => screen.findByRole('textbox', { name: 'Nova palavra' });
const words = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('×', ''));

it('shows data and words, and which other kinds have a word', async () => {
  open({});
  expect(await screen.findByRole('heading', { name: 'Barbearia', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('2 palavras')).toBeInTheDocument();
  expect(words()).toEqual(['barbeiro', 'salão · Também é palavra de: Cabeleireiro e Circo']);
  expect(screen.getByRole('link', { name: 'Histórico' })).toLinkTo('/admin/audit?type=kind&subject=9');
});

it('shows what a typed word would find, before it is saved', async () => {
  const { user, asked } = open({
    KindWordPreview: inTurn(
      preview({
        alsoOf: [{ __typename: 'Kind', id: '4', name: 'Padaria' }],
        today: sample(1, company('3', 'Gaita')),
      }),
      { error: { code: 'BAD_USER_INPUT', message: 'Use de 2 a 60 caracteres, em até 7 palavras.' } },
      broken,
      preview(),
    ),
  });
  expect(await screen.findByText(/Digite a palavra para ver/)).toBeInTheDocument();
  await user.type(await field(), 'retrô');
  expect(await screen.findByText('Também é palavra de: Padaria')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '“retrô” hoje' }).parentElement).toHaveTextContent(
    /1 empresa.*Gaita.*Campinas.*SP/,
  );
  expect(
    screen.getByRole('heading', { name: 'Empresas de Barbearia, que também virão' }).parentElement,
  ).toHaveTextContent(/2 empresas.*Navalha.*Tesoura/);
  expect(asked.last('KindWordPreview')).toEqual({
    kindId: '9',
    word: 'retrô',
  });
  await user.type(await field(), ' a b c d e f g');
  expect(await screen.findByText(/em até 7 palavras/)).toBeInTheDocument();
  await user.clear(await field());
  await user.type(await field(), 'vintage');
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: '“vintage” hoje' })).toBeInTheDocument();
  expect(asked.has('AddKindWord')).toBe(false);
});

it('adds a word, says why not, and undoes it from the toast', async () => {
  const taken = { word: ['Este segmento já tem esta palavra.'] };
  const { user, asked } = open({
    AddKindWord: inTurn(
      { error: { code: 'BAD_USER_INPUT', message: 'Já tem.', fields: taken } },
      { data: { addKindWord: added } },
    ),
    RemoveKindWord: { data: { removeKindWord: before } },
    AdminKind: inTurn(shown(before), shown(added), shown(before)),
  });
  const add = await screen.findByRole('button', { name: 'Adicionar palavra' });
  await user.click(add);
  expect(await screen.findByText('Digite uma palavra.')).toBeInTheDocument();
  await user.type(await field(), ' retrô ');
  await user.click(add);
  expect(await screen.findByText('Este segmento já tem esta palavra.')).toBeInTheDocument();
  await user.click(add);
  expect(await screen.findByText('A busca por “retrô” encontra Barbearia.')).toBeInTheDocument();
  await waitFor(() => expect(words()).toEqual(['barbeiro', 'retrô']));
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Desfazer/ }));
  expect(await screen.findByText('Desfeito.')).toBeInTheDocument();
  await waitFor(() => expect(words()[0]).toBe('barbeiro'));
  expect(asked.last('RemoveKindWord')).toEqual({
    kindId: '9',
    word: 'retrô',
  });
});

it('keeps the kind on the screen while it is asked for again', async () => {
  const { user, asked } = open({
    AddKindWord: { data: { addKindWord: added } },
    AdminKind: inTurn(shown(before), { pending: true }),
  });
  await user.type(await field(), 'retrô');
  await user.click(screen.getByRole('button', { name: 'Adicionar palavra' }));
  await waitFor(() => expect(asked.of('AdminKind')).toHaveLength(2));
  expect(await field()).toHaveFocus();
  expect(words()).toEqual(['barbeiro', 'retrô']);
});

it('removes a word, keeps the focus in the list, and brings it back from the toast', async () => {
  const { user } = open({
    RemoveKindWord: inTurn(broken, { data: { removeKindWord: barber(kindWord('salão')) } }),
    AddKindWord: inTurn(broken),
    AdminKind: inTurn(shown(before), shown(barber(kindWord('salão')))),
  });
  const remove = await screen.findByRole('button', { name: 'Remover a palavra barbeiro' });
  await user.click(remove);
  expect(await screen.findByText('Erro ao salvar palavra')).toBeInTheDocument();
  await user.click(remove);
  expect(await screen.findByText('“barbeiro” não leva mais a Barbearia.')).toBeInTheDocument();
  await waitFor(() => expect(words()).toEqual(['salão']));
  expect(screen.getByRole('list', { name: 'Palavras de Barbearia' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Desfazer/ }));
  expect(await screen.findAllByText('Erro ao salvar palavra')).not.toEqual([]);
});

it('says that a kind is gone', async () => {
  open({ AdminKind: { error: { code: 'NOT_FOUND', message: 'Segmento não encontrado.' } } });
  expect(await screen.findByText('Segmento não encontrado')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Todos os segmentos' })).toLinkTo('/admin/kinds');
});

it('reports a failed request and retries it', async () => {
  const { user } = open({ AdminKind: inTurn(broken, shown(before)) });
  expect(await screen.findByText('Erro ao carregar segmento')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('2 palavras')).toBeInTheDocument();
});

it.each([
  ['RemoveKindWord', 'Remover a palavra barbeiro'],
  ['AddKindWord', 'Adicionar palavra'],
])('offers the undo of %s to nobody who signs in before the answer', async (name, control) => {
  const { promise: after, resolve: answer } = promiseWithResolvers<void>();
  haveSession({ id: '1', role: 'admin' });
  const field = name === 'AddKindWord' ? 'addKindWord' : 'removeKindWord';
  const { user } = open({
    [name]: { data: { [field]: barber(kindWord('salão')) }, after },
    AdminKind: inTurn(shown(before), shown(barber(kindWord('salão')))),
  });
  const word = await screen.findByRole('textbox', { name: 'Nova palavra' });
  // A typed word shows companies that it would find.
  if (name === 'AddKindWord') await user.type(word, 'salão');
  await user.click(screen.getByRole('button', { name: control }));
  act(() => haveSession({ id: '2', role: 'admin' }));
  await act(async () => answer());
  await waitFor(() => expect(words()).toEqual(['salão']));
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});
