import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { haveSession } from '../../testing/account.ts';
import { inTurn } from '../../testing/answers.ts';
import { attributeRow } from '../../testing/fixtures/catalog.ts';
import { chooseAction } from '../../testing/list-steps.ts';
import { promiseWithResolvers } from '../../testing/promise-with-resolvers.ts';
import { renderSite } from '../../testing/render.tsx';
import { AttributeList } from './admin-attributes-page.tsx';

const attribute = (isRetired: boolean) => attributeRow('4', 'Entrega', { isRetired, companiesCount: 3 });
const attributes = (isRetired: boolean) => ({
  data: { adminAttributes: [attribute(isRetired)] },
});
const updated = (isRetired: boolean) => ({
  data: { updateAttribute: attribute(isRetired) },
});

/** A server with one attribute, which changes. */
function attributeServer() {
  let isRetired = false;
  return {
    list: () => attributes(isRetired),
    update({ input }: Record<string, unknown>) {
      ({ isRetired } = input as { isRetired: boolean });
      return updated(isRetired);
    },
  };
}

const retire = async (user: UserEvent) => {
  await chooseAction(user, 'Entrega', 'Retirar');
  const modal = await screen.findByRole('dialog', { name: 'Retirar Entrega?' });
  await user.click(within(modal).getByRole('button', { name: 'Retirar característica' }));
};

it('asks before an attribute that companies have is retired, which the toast undoes', async () => {
  const server = attributeServer();
  const { user, asked } = renderSite(<AttributeList />, {
    answers: { AdminAttributes: server.list, UpdateAttribute: server.update },
    path: '/admin/attributes',
  });
  await chooseAction(user, 'Entrega', 'Retirar');
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Ela sai dos formulários, dos filtros e das páginas das 3 empresas que a têm.',
  );
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(asked.has('UpdateAttribute')).toBe(false);
  await retire(user);
  expect(await screen.findByText('Retirada')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Desfazer: Entrega saiu/ }));
  await waitFor(() => expect(screen.queryByText('Retirada')).not.toBeInTheDocument());
  expect(asked.last('UpdateAttribute')).toEqual({
    id: '4',
    input: { isRetired: false },
  });
});

it('offers the undo to nobody who signs in before the answer', async () => {
  const { promise: after, resolve: answer } = promiseWithResolvers<void>();
  haveSession({ id: '1', role: 'admin' });
  const { user } = renderSite(<AttributeList />, {
    answers: {
      AdminAttributes: inTurn(attributes(false), attributes(true)),
      UpdateAttribute: { ...updated(true), after },
    },
    path: '/admin/attributes',
  });
  await retire(user);
  act(() => haveSession({ id: '2', role: 'admin' }));
  await act(async () => answer());
  expect(await screen.findByText('Retirada')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
});

it('retires an attribute that no company has without a question', async () => {
  const unused = { ...attribute(false), companiesCount: 0 };
  const { user, asked } = renderSite(<AttributeList />, {
    answers: { AdminAttributes: { data: { adminAttributes: [unused] } }, UpdateAttribute: updated(true) },
    path: '/admin/attributes',
  });
  await chooseAction(user, 'Entrega', 'Retirar');
  await waitFor(() => expect(asked.has('UpdateAttribute')).toBe(true));
});

it('finds attributes by name, kind and category, and says what to do where there are none', async () => {
  const bars = { __typename: 'Category', id: '3', name: 'Alimentação' };
  const adminAttributes = [
    attribute(false),
    { ...attribute(false), id: '5', name: 'Wi-Fi' },
    { ...attribute(true), id: '6', name: 'Rodízio', categories: [bars] },
  ];
  const { user } = renderSite(<AttributeList />, {
    answers: { AdminAttributes: { data: { adminAttributes } } },
    path: '/admin/attributes',
  });
  expect(await screen.findByText('3 características')).toBeInTheDocument();
  await user.keyboard('/alimentacao');
  expect(await screen.findByText('1 característica')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Rodízio' })).toHaveFocus();
  await user.type(screen.getByLabelText('Buscar característica'), 'x');
  expect(await screen.findByText('Nenhuma característica encontrada')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect(await screen.findByText('3 características')).toBeInTheDocument();
});

it('offers the first attribute where there are none', async () => {
  renderSite(<AttributeList />, {
    answers: { AdminAttributes: { data: { adminAttributes: [] } } },
    path: '/admin/attributes',
  });
  expect(await screen.findByText('Nenhuma característica ainda')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adicionar característica' })).toBeInTheDocument();
});
