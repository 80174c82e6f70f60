import { Route, Routes } from 'react-router-dom';
import { Dashboard } from '../../pages/user-dashboard/user-dashboard-page.tsx';
import { account } from '../account.ts';
import type { Answers } from '../answers.ts';
import { dashboardAnswers } from '../fixtures/my-companies.ts';
import { renderSite } from '../render.tsx';

/** Opens an owner's dashboard; `changes` are those of the account. */
export const openDashboard = (
  answers: Answers = {},
  changes = {},
  path = '/user-dashboard',
  isPhone = false,
) =>
  renderSite(
    <Routes>
      <Route path="/user-dashboard" element={<Dashboard account={account(changes)} />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      answers: { ...dashboardAnswers(), ...answers },
      path,
      isPhone,
    },
  );
