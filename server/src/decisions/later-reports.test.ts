import { beforeAll, beforeEach, expect, test } from 'vitest';
import { bulkActions } from '../../test/helpers/decisions/bulk-actions.ts';
import { forgetDecisions, passUndoTime } from '../../test/helpers/decisions/undo-time.ts';
import { waitingThings } from '../../test/helpers/decisions/waiting-things.ts';
import { admin, testApp } from '../../test/helpers/test-app.ts';

const guia = testApp();
let bulk: ReturnType<typeof bulkActions>;
let make: ReturnType<typeof waitingThings>;
beforeAll(async () => {
  bulk = bulkActions(guia, admin.token);
  make = waitingThings(guia, (await guia.owner('Rosa Lima')).id);
});
beforeEach(() => guia.pool.query('DELETE FROM decisions'));

const ask = async (query: string, variables: Record<string, unknown>, as = admin.token) => {
  const { body } = await guia.graphql(query, variables, { token: as });
  expect(body.errors).toBeUndefined();
};
const settleAll = async () => {
  await passUndoTime(guia);
  await forgetDecisions(guia);
};

const PHOTO = {
  kind: 'photo',
  report: 'mutation ($id: ID!) { reportPhoto(id: $id, reason: "Não é daqui") { reason } }',
  decide: 'mutation ($id: ID!) { approvePhoto(id: $id, undoable: true) { photo { id } } }',
  open: `SELECT open_reports AS open, (SELECT count(*)::int FROM photo_reports WHERE photo_id = p.id) AS stored
         FROM company_photos p WHERE id = $1`,
};
const RATING = {
  kind: 'reportedRating',
  report: 'mutation ($id: ID!) { reportRating(id: $id, reason: "Ofende") { reason } }',
  decide: 'mutation ($id: ID!) { dismissRatingReports(id: $id, undoable: true) { id } }',
  // Those of before the decision are kept as well.
  open: `SELECT open_reports AS open, (SELECT count(*)::int - 1 FROM rating_reports WHERE rating_id = r.id) AS stored
         FROM ratings r WHERE id = $1`,
};

const report = async (thing: typeof PHOTO, id: number) =>
  ask(thing.report, { id }, (await guia.owner()).token);

/** Makes something that is shown and was reported once. */
async function makeReported(thing: typeof PHOTO): Promise<number> {
  const id = await make[thing.kind as 'photo' | 'reportedRating']();
  await guia.pool.query(
    thing === PHOTO
      ? `UPDATE company_photos SET state = 'ready' WHERE id = $1`
      : 'UPDATE ratings SET open_reports = 0 WHERE id = $1',
    [id],
  );
  await report(thing, id);
  return id;
}

const stay = async (thing: typeof PHOTO, id: number) =>
  expect((await guia.pool.query(thing.open, [id])).rows).toEqual([{ open: 1, stored: 1 }]);

test.each([PHOTO, RATING])('a report of $kind after a decision stays open', async (thing) => {
  const id = await makeReported(thing);
  await ask(thing.decide, { id });
  await report(thing, id);
  await settleAll();
  await stay(thing, id);
});

test.each([PHOTO, RATING])('a report of $kind after the start of a bulk action stays open', async (thing) => {
  const id = await makeReported(thing);
  await bulk.start({ action: 'approve', kind: thing.kind, ids: [id] });
  await report(thing, id);
  await bulk.work();
  await passUndoTime(guia);
  await bulk.work();
  await settleAll();
  await stay(thing, id);
});

test('a report of a photo that is shown, but can become waiting again, stays open', async () => {
  const id = await make.photo();
  await ask(PHOTO.decide, { id });
  await report(PHOTO, id);
  await settleAll();
  await stay(PHOTO, id);
  const { rows } = await guia.pool.query('SELECT state FROM company_photos WHERE id = $1', [id]);
  expect(rows).toEqual([{ state: 'ready' }]);
});
