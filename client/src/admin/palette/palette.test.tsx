import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShownAccount } from '../../domain/account/use-may.ts';
import { haveSession } from '../../testing/account.ts';
import { type Answers, inTurn } from '../../testing/answers.ts';
import { promiseWithResolvers } from '../../testing/promise-with-resolvers.ts';
import { renderSite } from '../../testing/render.tsx';
import { site } from '../../testing/site-fixtures.ts';
import { useShortcuts } from '../../ui/keyboard/use-shortcuts.ts';
import { MaintenanceChange } from '../settings/maintenance-modal.tsx';
import { PaletteButton } from './palette-button.tsx';
import type { PaletteScreen } from './palette-entry.ts';

const SCREENS: readonly PaletteScreen[] = [
  { title: 'Empresas', icon: 'shop', to: '/admin/companies' },
  { title: 'Auditoria', icon: 'eye', to: '/admin/audit' },
];

const company = (id: string, name: string, changes: object = {}) => ({
  __typename: 'Company',
  id,
  name,
  isActive: true,
  isApproved: true,
  city: { __typename: 'City', id: '9', name: 'Campinas', state: 'SP' },
  ...changes,
});
const person = (id: string, name: string) => ({
  __typename: 'User',
  id,
  name,
  email: `${name.toLowerCase()}@exemplo.com`,
  role: 'company',
  isActive: true,
});
const found = (companies: object[], persons: object[] = []) => ({
  data: { adminFind: { __typename: 'AdminFindResult', companies, persons } },
});

beforeEach(() => haveSession({ role: 'admin' }));

const BUTTON = (
  <PaletteButton screens={SCREENS} maintenance={(onClose) => <MaintenanceChange onClose={onClose} />} />
);

function Deciding({ approve }: { approve(): void }) {
  useShortcuts('Decisão', [{ key: 'a', label: 'Aprovar', run: approve }]);
  return null;
}

function open(answers: Answers = {}, ui = BUTTON) {
  Element.prototype.scrollIntoView ??= () => {};
  return renderSite(ui, {
    path: '/admin',
    answers: { AdminFind: found([]), ...answers },
  });
}
const broken = { error: { code: 'INTERNAL_SERVER_ERROR' } };
const { promise: late, resolve: answerLate } = promiseWithResolvers<void>();
/** Each text finds a company of that name; the answer for "pa" comes late. */
const withLate: Answers = {
  AdminFind: ({ q }) => ({ ...found([company('7', `Padaria ${q}`)]), ...(q === 'pa' && { after: late }) }),
};
const field = () => screen.findByRole('combobox', { name: 'Empresa, pessoa, tela ou ação' });
const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));
const activeOption = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.getAttribute('aria-label');
};

// First, while the palette is not loaded yet.
it('has the letters that are typed while it opens, which run no shortcut', async () => {
  const approve = vi.fn();
  const { user } = open(
    {},
    <>
      <Deciding approve={approve} />
      {BUTTON}
    </>,
  );
  await user.keyboard('{Control>}k{/Control}a');
  await user.keyboard('udit');
  expect(await field()).toHaveFocus();
  await waitFor(async () => expect(await field()).toHaveValue('audit'));
  expect(approve).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('a');
  expect(approve).toHaveBeenCalledOnce();
});

it('keeps the focus when the screen behind takes it', async () => {
  const { user } = open(
    {},
    <main>
      {BUTTON}
      <h2 tabIndex={-1}>Padaria Sol</h2>
    </main>,
  );
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'audi');
  screen.getByRole('heading', { name: 'Padaria Sol', hidden: true }).focus();
  await user.keyboard('toria');
  expect(await field()).toHaveValue('auditoria');
  expect(await field()).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Padaria Sol' })).toHaveFocus());
});

it('opens by Ctrl+K and by touch, closes by Escape and Ctrl+K', async () => {
  const { user } = open();
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /^Ir para…/ }));
  expect(await field()).toHaveFocus();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('goes to a company with its state by the keyboard alone', async () => {
  const { user, location, asked } = open({
    AdminFind: found(
      [company('7', 'Padaria Sol'), company('12', 'Padaria Lua', { isApproved: false })],
      [person('3', 'Paula')],
    ),
  });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'pa');
  await screen.findByRole('option', { name: 'Padaria Sol, Campinas - SP' });
  expect(within(screen.getByRole('group', { name: 'Empresas' })).getAllByRole('option')).toHaveLength(2);
  expect(await activeOption()).toBe('Padaria Sol, Campinas - SP');
  await user.keyboard('{ArrowDown}');
  expect(await activeOption()).toBe('Padaria Lua, Campinas - SP, Aguardando aprovação');
  await user.keyboard('{ArrowDown}');
  expect(await activeOption()).toBe('Paula, paula@exemplo.com');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(location.path).toBe('/admin/companies?q=%2312&item=12'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked.of('AdminFind')).toHaveLength(1);
});

it('offers screens and actions without asking the server', async () => {
  const { user, location, asked } = open();
  await user.keyboard('{Control>}k{/Control}');
  await field();
  expect(options()).toEqual(
    expect.arrayContaining([
      'Empresas',
      'Auditoria',
      'Nova empresa',
      'Novo usuário',
      'Ativar modo de manutenção',
    ]),
  );
  expect(asked.filter(({ name }) => name === 'AdminFind')).toEqual([]);
  await user.type(await field(), 'AUDIT');
  expect(options()[0]).toBe('Auditoria');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.path).toBe('/admin/audit'));
});

it('offers no actions beyond the role', async () => {
  const { user } = open(
    {},
    <ShownAccount value={{ capabilities: ['seeLists', 'editCompanies'] }}>
      <PaletteButton screens={SCREENS} maintenance={() => null} />
    </ShownAccount>,
  );
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: 'Nova empresa' })).toBeInTheDocument();
  for (const name of ['Novo usuário', 'Ativar modo de manutenção'])
    expect(screen.queryByRole('option', { name })).not.toBeInTheDocument();
});

it('shows what was used last first, of persons no e-mail address', async () => {
  const first = open({ AdminFind: found([company('7', 'Padaria Sol')], [person('3', 'Paula')]) });
  for (const name of ['Padaria Sol, Campinas - SP', 'Paula, paula@exemplo.com']) {
    await first.user.keyboard('{Control>}k{/Control}');
    await first.user.type(await field(), 'pa');
    await first.user.click(await screen.findByRole('option', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(localStorage.getItem('admin_recent')).not.toContain('@exemplo.com');
  await first.user.keyboard('{Control>}k{/Control}');
  await field();
  expect(options().slice(0, 2)).toEqual(['Paula', 'Padaria Sol, Campinas - SP']);
  first.unmount();

  haveSession({ role: 'admin', id: '99' });
  const other = open();
  await other.user.keyboard('{Control>}k{/Control}');
  await field();
  expect(options()).not.toContain('Paula');
});

it('asks at once, and for what is typed until the answer comes, then', async () => {
  const { user, asked } = open();
  const texts = () => asked.of('AdminFind').map(({ q }) => q);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'pa');
  expect(texts()).toEqual(['pa']);
  await user.type(await field(), 'd');
  await waitFor(() => expect(texts()).toEqual(['pa', 'pad']));
});

it('does not wait for a late answer, which replaces no newer one', async () => {
  const { user } = open(withLate);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'pad');
  expect(await screen.findByRole('option', { name: 'Padaria pad, Campinas - SP' })).toBeInTheDocument();
  answerLate();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(options()).toContain('Padaria pad, Campinas - SP');
  expect(options()).not.toContain('Padaria pa, Campinas - SP');
});

it('drops the answer for an earlier text', async () => {
  const { user } = open({
    AdminFind: inTurn(found([company('7', 'Padaria Sol')]), { pending: true }),
  });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'padaria');
  await screen.findByRole('option', { name: 'Padaria Sol, Campinas - SP' });
  await user.type(await field(), ' sol');
  expect(options()).toContain('Padaria Sol, Campinas - SP');
  await user.type(await field(), 'o');
  await waitFor(() => expect(options()).not.toContain('Padaria Sol, Campinas - SP'));
  expect(screen.getByText('Buscando…')).toBeInTheDocument();
});

it('says that nothing was found, and that the search failed', async () => {
  const { user } = open({
    AdminFind: inTurn(broken, broken, found([])),
  });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'xyz');
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(
    screen.getByText('Não foi possível buscar empresas e pessoas. Tente novamente.'),
  ).toBeInTheDocument();
  await user.click(retry);
  expect(await screen.findByText(/Nada encontrado para “xyz”/)).toBeInTheDocument();
  expect(options()).toEqual(['Procurar “xyz” em Empresas', 'Procurar “xyz” em Usuários']);
});

it('asks before maintenance is switched on, and off', async () => {
  const closed = open();
  await closed.user.keyboard('{Control>}k{/Control}');
  await closed.user.type(await field(), 'manut');
  await closed.user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Ativar modo de manutenção?' })).toBeInTheDocument();
  expect(closed.asked.has('UpdateSystemSettings')).toBe(false);
  closed.unmount();

  const again = open({
    UpdateSystemSettings: { pending: true },
    Site: { data: { publicSettings: { ...site(), maintenanceMode: true } } },
  });
  await again.user.keyboard('{Control>}k{/Control}');
  await again.user.click(await screen.findByRole('option', { name: 'Reabrir o site' }));
  const question = await screen.findByRole('dialog', { name: 'Reabrir o site?' });
  await again.user.click(within(question).getByRole('button', { name: 'Reabrir o site' }));
  await waitFor(() =>
    expect(again.asked.at(-1)).toEqual({
      name: 'UpdateSystemSettings',
      variables: { input: { maintenanceMode: false } },
    }),
  );
});
