import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApprovalDetails } from '../../admin/approvals/approval-details.tsx';
import { approvalDetails } from '../../testing/fixtures/approvals.ts';
import { ratingRow } from '../../testing/fixtures/ratings.ts';
import { renderSite } from '../../testing/render.tsx';
import { APPROVAL_PARTS } from './approval-parts.tsx';

const report = {
  __typename: 'RatingReportReason',
  reason: 'Nunca foi lá.',
  isFromOwner: true,
  createdAt: '2026-11-05T12:00:00.000Z',
};

it('shows the reports of a rating once, and how many more there are', async () => {
  const { adminWorkMatter } = approvalDetails({ kind: 'reportedRating', id: '1' }).data;
  const details = { ...adminWorkMatter, rating: ratingRow('1', { openReports: 3, reports: [report] }) };
  renderSite(
    <ApprovalDetails
      details={details as unknown as Parameters<typeof ApprovalDetails>[0]['details']}
      slots={APPROVAL_PARTS}
      onAnswered={() => {}}
    />,
  );
  expect(await screen.findAllByText(/Nunca foi lá\./)).toHaveLength(1);
  expect(screen.getByText('E mais 2.')).toBeInTheDocument();
});
