import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { useRecordClicks } from './use-record-clicks.ts';
import { useRecordView } from './use-record-view.ts';

function Visited() {
  useRecordView('7');
  useRecordClicks();
  return (
    <>
      <button type="button" data-visit="phone 7">
        <span>Ligar</span>
      </button>
      <button type="button">Outro</button>
    </>
  );
}

it('counts a view once and each click on a contact, and ignores failures', async () => {
  const { user, asked } = renderSite(<Visited />, {
    answers: {
      RecordView: { error: { code: 'INTERNAL_SERVER_ERROR' } },
      RecordClick: { data: { recordClick: { __typename: 'Visit', isAccepted: true } } },
    },
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByText('Outro'));
  await user.click(screen.getByText('Ligar'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    { name: 'RecordView', variables: { companyId: '7', fingerprint: null } },
    { name: 'RecordClick', variables: { companyId: '7', fingerprint: null, target: 'phone' } },
  ]);
});
