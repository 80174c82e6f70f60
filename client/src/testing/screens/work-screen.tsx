import { screen } from '@testing-library/react';
import { useState } from 'react';
import { BulkDock } from '../../admin/bulk/bulk-dock.tsx';
import type { MatterParts } from '../../admin/kinds/approval-kind.ts';
import { APPROVAL_KINDS, type WorkKind } from '../../admin/kinds/approval-kinds.ts';
import { WorkScreen } from '../../admin/work/review/work-screen.tsx';
import { ShownAccount } from '../../domain/account/use-may.ts';
import type { Capability } from '../../domain/account/viewer.gen.ts';
import { ShortcutHelp } from '../../ui/keyboard/shortcut-help.tsx';
import type { Answers } from '../answers.ts';
import { pageOf } from '../fixtures/admin.ts';
import { workCounts, workMatter, workRow } from '../fixtures/work.ts';
import { renderSite } from '../render.tsx';

const PARTS: MatterParts = { form: () => null, rating: () => null, conversation: () => null };
const EVERY: Capability[] = ['seeLists', 'seePersons', 'decide', 'answerMessages', 'editCompanies'];

const MINUTE = 60_000;
/** Returns a page of a queue of companies, named by their place. */
export const workPage = (number: number, places: number[], total: number) =>
  pageOf(
    'adminWork',
    places.map((place) =>
      workRow(String(place), `Bar ${place}`, 'newCompany', {
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
  parts?: MatterParts;
}

function Screen({ capabilities = EVERY, kinds = APPROVAL_KINDS, parts = PARTS }: ScreenOptions) {
  const [isLeft, setLeft] = useState(false);
  return (
    <ShownAccount value={{ capabilities }}>
      <ShortcutHelp />
      <BulkDock />
      <button type="button" onClick={() => setLeft(!isLeft)}>
        {isLeft ? 'Voltar aqui' : 'Sair daqui'}
      </button>
      {!isLeft && <WorkScreen parts={parts} kinds={kinds} />}
    </ShownAccount>
  );
}
/** Opens the inbox of approvals. */
export const openWork = (search: string, answers: Answers, options: ScreenOptions = {}) =>
  renderSite(<Screen {...options} />, {
    path: `/admin/approvals${search}`,
    answers: {
      WorkCounts: workCounts({ newCompany: 120, photo: 3, planRequest: 4 }),
      WorkMatter: workMatter,
      WorkMatterState: workMatter,
      ReasonChoices: reasonChoices('Repetida', 'Esta empresa já está no guia.'),
      ...answers,
    },
  });

/** Returns the heading of an open matter, once it is shown. */
export const workHeading = (name: string) => screen.findByRole('heading', { name, level: 2 });
