import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { page } from './quote-request-page.tsx';

const quote = (id: number, ...answers: string[]) => ({
  __typename: 'Quote',
  company: {
    __typename: 'Company',
    id: String(id),
    name: `Padaria ${id}`,
    phone: '(19) 3234-5678',
    phoneUrl: 'tel:+551932345678',
    whatsappUrl: null,
  },
  answers: answers.map((content, index) => ({
    __typename: 'QuoteAnswer',
    content,
    createdAt: `2026-11-20T12:0${index}:00.000Z`,
  })),
});
const request = (changes = {}) => ({
  __typename: 'QuoteRequest',
  title: 'Padarias em Campinas - SP',
  recipients: 5,
  content: 'Um bolo para 30\n\nBairro: Cambuí',
  isOpen: true,
  endsAt: '2026-11-27T12:00:00.000Z',
  createdAt: '2026-11-20T12:00:00.000Z',
  quotes: [quote(1), quote(2)],
  ...changes,
});
const open = (answers: Answers, keptState?: object) =>
  renderSite(
    <Routes>
      <Route path="/pedido/:token" element={<page.Component />} />
    </Routes>,
    { path: '/pedido/um-segredo', answers, ...(keptState && { keptState }) },
  );
const region = (name: string) => screen.findByRole('region', { name });

it('shows the first three answers on top, then the others and who has not answered', async () => {
  const quotes = [3, 4, 5, 6].map((id) => quote(id, `Sai por R$ ${id}0.`));
  open({ QuoteRequest: { data: { quoteRequest: request({ quotes: [...quotes, quote(7)] }) } } });
  const first = await region('Primeiras respostas');
  expect(within(first).getAllByRole('listitem')).toHaveLength(3);
  expect(within(first).getByText('Sai por R$ 30.')).toBeInTheDocument();
  expect(within(first).getAllByRole('link', { name: 'Ligar para (19) 3234-5678' })).toHaveLength(3);
  expect(within(await region('Outras respostas')).getByText('Sai por R$ 60.')).toBeInTheDocument();
  expect(within(await region('Esperando resposta de')).getByRole('link')).toLinkTo('/company/7');
});

it('says to whom it was sent, and gives the address to keep', async () => {
  const { user } = open(
    { QuoteRequest: { data: { quoteRequest: request() } } },
    { isNew: true, isMailed: false },
  );
  const said = await screen.findByText(/^As respostas aparecem nesta página\./, { exact: false });
  expect(said).toHaveTextContent('Pedido enviado para 5 empresas. As respostas aparecem nesta página.');
  expect(await screen.findByText('Nenhuma resposta ainda. Volte aqui mais tarde.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copiar endereço' }));
  expect(await screen.findByText('Endereço copiado.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/pedido/um-segredo`);
});

it('is closed after a question', async () => {
  const closed = request({ isOpen: false });
  const { user, asked } = open({
    QuoteRequest: inTurn({ data: { quoteRequest: request() } }, { data: { quoteRequest: closed } }),
    EndQuoteRequest: { data: { endQuoteRequest: closed } },
  });
  await user.click(await screen.findByRole('button', { name: 'Encerrar pedido…' }));
  expect(asked.has('EndQuoteRequest')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Encerrar pedido' }));
  expect(await screen.findByText(/^Pedido encerrado em/)).toBeInTheDocument();
  expect(asked.first('EndQuoteRequest')).toEqual({ token: 'um-segredo' });
  expect(screen.queryByRole('button', { name: /^Encerrar/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copiar endereço' })).not.toBeInTheDocument();
});

it('says that a request is unknown, and tries again after other errors', async () => {
  const message = 'Este pedido não existe mais. Confira o endereço, ou faça outro.';
  const { unmount } = open({ QuoteRequest: { error: { code: 'NOT_FOUND', message } } });
  expect(await screen.findByText(message)).toBeInTheDocument();
  unmount();
  open({ QuoteRequest: { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } } });
  expect(await screen.findByText('Não foi possível abrir o pedido.')).toBeInTheDocument();
});
