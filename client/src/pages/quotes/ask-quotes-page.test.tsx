import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { siteWithoutMail } from '../../testing/site-fixtures.ts';
import { page } from './ask-quotes-page.tsx';

const recipients = (companies = 8) => ({
  data: {
    quoteRecipients: {
      __typename: 'QuoteRecipients',
      kind: { __typename: 'Kind', id: '4', slug: 'padaria', plural: 'Padarias' },
      city: { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' },
      companies,
    },
  },
});
const sent = {
  data: { requestQuotes: { __typename: 'QuoteReceipt', token: 'um-segredo', isMailed: false } },
};
const open = (answers: Answers, path = '/pedir?kind=padaria&city=Campinas+-+SP') =>
  renderSite(
    <Routes>
      <Route path="/pedir" element={<page.Component />} />
      <Route path="*" element={<p>Outra página</p>} />
    </Routes>,
    { path, answers },
  );

const field = (name: RegExp) => screen.getByLabelText(name);
async function fill(user: UserEvent): Promise<void> {
  await user.type(await screen.findByLabelText(/^Do que você precisa/), 'Um bolo para 30');
  await user.type(field(/^Bairro/), 'Cambuí');
  await user.type(field(/^Seu nome/), 'Ana');
  await user.type(field(/^Telefone/), '(19) 98888-7777');
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enviar pedido' }));

it('says before sending to how many companies it goes, sends once and leads to the page of the request', async () => {
  const { user, asked, location } = open({ QuoteRecipients: recipients(), RequestQuotes: sent });
  expect(await screen.findByText('Vai para até 8 empresas.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Padarias em Campinas/);
  await fill(user);
  await send(user);
  await waitFor(() => expect(location.path).toBe('/pedido/um-segredo'));
  expect(asked.of('RequestQuotes')).toEqual([
    {
      input: {
        kind: 'padaria',
        city: 'Campinas - SP',
        content: 'Um bolo para 30',
        when: null,
        neighborhood: 'Cambuí',
        name: 'Ana',
        phone: '(19) 98888-7777',
        email: null,
      },
    },
  ]);
});

it('asks for what is missing, and for a way to answer', async () => {
  const { user, asked } = open({ QuoteRecipients: recipients(1) });
  expect(await screen.findByText('Vai para 1 empresa.')).toBeInTheDocument();
  await send(user);
  expect(screen.getByText('Escreva do que você precisa.')).toBeInTheDocument();
  expect(screen.getByText('Informe um telefone ou um e-mail.')).toBeInTheDocument();
  expect(field(/^Do que você precisa/)).toHaveFocus();
  await user.type(field(/^E-mail/), 'ana@');
  await send(user);
  expect(screen.getByText('Email inválido')).toBeInTheDocument();
  expect(asked.has('RequestQuotes')).toBe(false);
});

it("shows the server's message, and keeps what was typed", async () => {
  const message = 'Você já enviou este pedido há poucos minutos.';
  const { user } = open({
    QuoteRecipients: recipients(),
    RequestQuotes: { error: { code: 'CONFLICT', message } },
  });
  await fill(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field(/^Seu nome/)).toHaveValue('Ana');
});

it('promises mail only where it is sent', async () => {
  open({ QuoteRecipients: recipients(), ...siteWithoutMail() });
  expect(await screen.findByText(/^Basta um dos dois/)).not.toHaveTextContent('avisado');
});

it('leads to the search where nobody takes requests', async () => {
  open({ QuoteRecipients: recipients(0) });
  expect(await screen.findByText(/^Nenhuma empresa deste segmento recebe pedidos/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver as empresas' })).toLinkTo(
    '/search?kind=padaria&city=Campinas+-+SP',
  );
});

it('asks for kind and city where they are missing or unknown', async () => {
  const { user, location } = open(
    {
      Cities: { data: { cities: [] } },
      KindChoices: { data: { kinds: [] } },
      QuoteRecipients: recipients(),
    },
    '/pedir?city=Campinas+-+SP',
  );
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getByText('Escolha um segmento.')).toBeInTheDocument();
  await user.type(field(/^De quem você precisa/), 'encanador');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(location.path).toBe('/pedir?kind=encanador&city=Campinas+-+SP');
});

it('offers to choose again, or to try again', async () => {
  const { unmount } = open({
    QuoteRecipients: { error: { code: 'NOT_FOUND', message: 'Segmento não encontrado.' } },
  });
  expect(await screen.findByText(/^Segmento não encontrado\./)).toBeInTheDocument();
  expect(field(/^Cidade/)).toHaveValue('Campinas - SP');
  unmount();
  open({ QuoteRecipients: { error: { code: 'INTERNAL_SERVER_ERROR', message: 'Boom' } } });
  expect(await screen.findByText('Não foi possível preparar o pedido.')).toBeInTheDocument();
});
