import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../testing/answers.ts';
import { renderSite } from '../../testing/render.tsx';
import { company, found } from '../../testing/site-fixtures.ts';
import { page as searchPage } from './search-page.tsx';

const { Component } = searchPage;
const open = (path: string, answers: Answers) => renderSite(<Component />, { path, answers });

it('opens a company over the list, and in the URL', async () => {
  const { location, user } = open('/search?q=padaria', {
    Search: found(),
    CompanyModal: { data: { company: company() } },
  });
  await user.click(await screen.findByRole('link', { name: /^Ver detalhes/ }));
  const modal = within(await screen.findByRole('dialog', { name: 'Padaria Trigo de Ouro' }));
  expect(location.path).toBe('/search?q=padaria&company=7');
  expect(await modal.findByText('Pães de fermentação natural.')).toBeInTheDocument();
  expect(modal.getByRole('link', { name: /99555-0100/ })).toLinkTo('https://wa.me/5519995550100');
  expect(modal.getByRole('group', { name: 'Avalie esta empresa' })).toBeInTheDocument();
  expect(modal.getByText('Mapa não disponível')).toBeInTheDocument();
  expect(modal.getByRole('link', { name: 'Configurar o mapa' })).toLinkTo('/settings');
  expect(modal.getByRole('link', { name: /Abrir no Google Maps/ })).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Enviar mensagem' }));
  expect(location.path).toBe('/search?q=padaria&company=7&message=1');
  expect(modal.getByRole('form', { name: 'Enviar mensagem' })).toBeInTheDocument();
  await user.click(modal.getByRole('button', { name: 'Fechar' }));
  expect(location.path).toBe('/search?q=padaria');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens the message form by its button and by URL', async () => {
  const { location, user } = open('/search?q=padaria&company=7&message=1', {
    Search: found(),
    CompanyModal: { data: { company: company() } },
  });
  const modal = within(await screen.findByRole('dialog', { name: 'Mensagem para Padaria Trigo de Ouro' }));
  await user.click(await modal.findByRole('button', { name: 'Ver detalhes da empresa' }));
  await user.keyboard('{Escape}');
  expect(location.path).toBe('/search?q=padaria');
  await user.click(screen.getByRole('link', { name: /^Mensagem para/ }));
  expect(location.path).toBe('/search?q=padaria&company=7&message=1');
});

it('says in the modal that a company does not exist', async () => {
  open('/search?company=8', { Search: found(), CompanyModal: { error: { code: 'NOT_FOUND' } } });
  expect(await screen.findByText('Empresa não encontrada')).toBeInTheDocument();
});
