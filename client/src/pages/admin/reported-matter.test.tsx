import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Matter } from '../../admin/work/matter.tsx';
import { ratingRow } from '../../testing/fixtures/ratings.ts';
import { workMatter } from '../../testing/fixtures/work.ts';
import { renderSite } from '../../testing/render.tsx';
import { WORK_PARTS } from './work-parts.tsx';

const report = {
  __typename: 'RatingReportReason',
  reason: 'Nunca foi lá.',
  isFromOwner: true,
  createdAt: '2026-11-05T12:00:00.000Z',
};

it('shows the reports of a rating once, and how many more there are', async () => {
  const { adminWorkMatter } = workMatter({ kind: 'reportedRating', id: '1' }).data;
  const matter = { ...adminWorkMatter, rating: ratingRow('1', { openReports: 3, reports: [report] }) };
  renderSite(
    <Matter
      matter={matter as unknown as Parameters<typeof Matter>[0]['matter']}
      parts={WORK_PARTS}
      onAnswered={() => {}}
    />,
  );
  expect(await screen.findAllByText(/Nunca foi lá\./)).toHaveLength(1);
  expect(screen.getByText('E mais 2.')).toBeInTheDocument();
});
