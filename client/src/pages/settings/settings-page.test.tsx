import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { account, haveSession } from '../../testing/account.ts';
import { renderSite } from '../../testing/render.tsx';
import { page as settingsPage } from './settings-page.tsx';

it.each([
  ['admin', '/admin/settings'],
  ['company', '/profile'],
  [null, '/login?next=%2Fsettings'],
] as const)('leads %s to %s', async (role, to) => {
  if (role) haveSession({ role });
  const { location } = renderSite(
    <Routes>
      <Route path="/settings" element={<settingsPage.Component />} />
      <Route path="*" element={<p>Outra página</p>} />
    </Routes>,
    { path: '/settings', answers: role ? { Viewer: { data: { viewer: account({ role }) } } } : {} },
  );
  await screen.findByText('Outra página');
  await waitFor(() => expect(location.path).toBe(to));
});
