import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { ActivityButtons } from './activity-buttons.tsx';
import { DeactivateCompaniesModal } from './deactivate-companies-modal.tsx';

const rows = Array.from({ length: 1_000 }, (_, index) => ({
  id: String(index),
  name: `Bar ${index}`,
  isActive: true,
}));

it('formats the number of what is deactivated', async () => {
  const nothing = async () => {};
  renderSite(
    <>
      <ActivityButtons rows={rows} isBusy={() => false} activate={nothing} deactivate={nothing} />
      <DeactivateCompaniesModal
        companies={rows}
        activity={{ setActive: async () => true, failed: 'Erro' }}
        onClose={() => {}}
      />
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Desativar 1.000 empresas' })).toBeInTheDocument();
  expect(screen.getByText('Desativar 1.000')).toBeInTheDocument();
});
