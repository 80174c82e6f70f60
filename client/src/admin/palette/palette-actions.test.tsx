import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShownAccount } from '../../domain/account/use-may.ts';
import type { Capability } from '../../domain/account/viewer.gen.ts';
import { WebhookList } from '../../features/webhooks/webhook-list.tsx';
import { haveSession } from '../../testing/account.ts';
import { renderSite } from '../../testing/render.tsx';
import { AttributeList } from '../catalog/admin-attributes-page.tsx';
import { CategoryList } from '../catalog/admin-categories-page.tsx';
import { CityList } from '../catalog/admin-cities-page.tsx';
import { KindList } from '../catalog/admin-kinds-page.tsx';
import { PlanManager } from '../plans/admin-plans-page.tsx';
import { ReasonList } from '../reasons/admin-reasons-page.tsx';
import { ALL_SCREENS } from '../shell/screens.ts';
import { PaletteButton } from './palette-button.tsx';

beforeEach(() => haveSession({ role: 'admin' }));

const PENDING = { pending: true } as const;
const ANSWERS = Object.fromEntries(
  [
    'AdminFind',
    'AdminPlans',
    'CompaniesSetting',
    'DefaultPlan',
    'AdminCategories',
    'AdminCities',
    'AdminKinds',
    'KindCategories',
    'AdminAttributes',
    'ReasonTemplates',
    'Viewer',
    'Webhooks',
  ].map((name) => [name, PENDING]),
);

/** Opens the palette over a screen and types. */
async function type(text: string, shown: ReactNode = null) {
  Element.prototype.scrollIntoView ??= () => {};
  const palette = <PaletteButton screens={ALL_SCREENS} maintenance={() => null} />;
  const rendered = renderSite(
    <>
      {palette}
      <Routes>
        <Route path="/" element={null} />
        <Route path="*" element={shown} />
      </Routes>
    </>,
    { answers: ANSWERS },
  );
  await rendered.user.keyboard('{Control>}k{/Control}');
  await rendered.user.type(await screen.findByRole('combobox', { name: /^Empresa, pessoa/ }), text);
  return rendered;
}

const names = () => screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));

it.each([
  ['novo plano', /^Novo plano$/, '/admin/plans', () => <PlanManager />],
  ['nova categ', /^Nova categoria$/, '/admin/categories', () => <CategoryList />],
  ['nova cid', /^Nova cidade$/, '/admin/cities', () => <CityList />],
  ['criar segmento', /^Novo segmento$/, '/admin/kinds', () => <KindList />],
  ['nova carac', /^Nova característica$/, '/admin/attributes', () => <AttributeList />],
  ['novo motivo', /^Novo motivo$/, '/admin/reasons', () => <ReasonList />],
  ['novo webhook', /^Novo webhook$/, '/webhooks', () => <WebhookList isAdmin />],
])('opens the form on its screen: %s', async (text, title, path, shown) => {
  const { user, location } = await type(text, shown());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  expect(location.path).toBe(path);
});

it.each([
  ['config sistema', '/admin/settings?window=system'],
  ['politicas', '/admin/settings?window=policy'],
  ['fotos', '/admin?kind=photo'],
  ['importar', '/admin/import'],
])('leads by an address: %s', async (text, path) => {
  const { user, location } = await type(text);
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(location.path).toBe(path));
});

it('exports a list', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('Número'));
  const { user } = await type('exportar usuarios');
  await user.keyboard('{Enter}');
  expect(fetched).toHaveBeenCalledWith('/admin-exports/users.csv', expect.anything());
});

it.each<[Capability[], string[]]>([
  [['seeLists'], ['Exportar empresas', 'Exportar avaliações']],
  [
    ['seeLists', 'manageUsers'],
    ['Exportar empresas', 'Exportar usuários'],
  ],
])('offers what the role allows: %s', async (capabilities, offered) => {
  Element.prototype.scrollIntoView ??= () => {};
  const { user } = renderSite(
    <ShownAccount value={{ capabilities }}>
      <PaletteButton screens={[]} maintenance={() => null} />
    </ShownAccount>,
  );
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Empresa, pessoa/ });
  expect(names()).toEqual(expect.arrayContaining(offered));
  expect(names()).not.toContain('Exportar auditoria');
  expect(names()).not.toContain('Novo plano');
  expect(names().includes('Exportar usuários')).toBe(capabilities.includes('manageUsers'));
  expect(within(screen.getByRole('listbox')).queryByText(/ver o que espera/)).not.toBeInTheDocument();
});
