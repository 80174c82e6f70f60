import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { ApprovalParts } from '../../admin/approval-types/approval-type.ts';
import { LISTED_TYPES, type WorkKind } from '../../admin/approval-types/approval-types.ts';
import { ApprovalsScreen } from '../../admin/approvals/review/approvals-screen.tsx';
import { BulkDock } from '../../admin/bulk/bulk-dock.tsx';
import { ShownAccount } from '../../domain/account/use-may.ts';
import type { Capability } from '../../domain/account/viewer.gen.ts';
import { ShortcutHelp } from '../../ui/keyboard/shortcut-help.tsx';
import type { Answers } from '../answers.ts';
import { pageOf } from '../fixtures/admin.ts';
import { approvalCounts, approvalDetails, approvalRow } from '../fixtures/approvals.ts';
import { renderSite } from '../render.tsx';

const PARTS: ApprovalParts = { form: () => null, rating: () => null, conversation: () => null };
const EVERY: Capability[] = ['seeLists', 'seePersons', 'decide', 'answerMessages', 'editCompanies'];

const MINUTE = 60_000;
/** Returns a page of a queue of companies, named by their place. */
export const approvalsPage = (number: number, places: number[], total: number) =>
  pageOf(
    'adminWork',
    places.map((place) =>
      approvalRow(String(place), `Bar ${place}`, 'newCompany', {
        waitingSince: new Date(Date.UTC(2026, 10, 4) + place * MINUTE).toISOString(),
      }),
    ),
    { page: number, lastPage: Math.ceil(total / 50), total },
  );
/** Returns whole numbers. */
export const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

/** Returns one reason to choose. */
export const reasonChoices = (title: string, text: string) => ({
  data: { adminReasonTemplates: [{ __typename: 'ReasonTemplate', id: '4', title, text }] },
});

interface ScreenOptions {
  capabilities?: Capability[];
  kinds?: readonly WorkKind[];
  parts?: ApprovalParts;
}

function Screen({ capabilities = EVERY, kinds = LISTED_TYPES, parts = PARTS }: ScreenOptions) {
  const [isLeft, setLeft] = useState(false);
  return (
    <ShownAccount value={{ capabilities }}>
      <ShortcutHelp />
      <BulkDock />
      <button type="button" onClick={() => setLeft(!isLeft)}>
        {isLeft ? 'Voltar aqui' : 'Sair daqui'}
      </button>
      {!isLeft && <ApprovalsScreen slots={parts} kinds={kinds} />}
    </ShownAccount>
  );
}
/** Opens the inbox of approvals. */
export const openApprovals = (search: string, answers: Answers, options: ScreenOptions = {}) =>
  renderSite(<Screen {...options} />, {
    path: `/admin/approvals${search}`,
    answers: {
      ApprovalCounts: approvalCounts({ newCompany: 120, photo: 3, planRequest: 4 }),
      ApprovalDetails: approvalDetails,
      ApprovalState: approvalDetails,
      ReasonChoices: reasonChoices('Repetida', 'Esta empresa já está no guia.'),
      ...answers,
    },
  });

/** Returns the heading of an open approval, once it is shown. */
export const approvalHeading = (name: string) => screen.findByRole('heading', { name, level: 2 });
