import { BulkQueue } from '../../../src/bulk/bulk-queue.ts';
import { makeCompany } from '../factories.ts';
import type { TestApp } from '../test-app.ts';

const FIELDS =
  '{ id action status total processedCount failedCount failures { id title message } finishedAt }';
const UNDO_FIELDS = '{ status undoneCount canUndo }';
const START = `mutation ($input: StartBulkActionInput!) { startBulkAction(input: $input) ${FIELDS} }`;
const CANCEL = `mutation ($id: ID!) { cancelBulkAction(id: $id) ${FIELDS} }`;
const JOB = `query ($id: ID!) { adminBulkJob(id: $id) ${FIELDS} }`;
const UNDO = `mutation ($id: ID!) { undoBulkAction(id: $id) ${UNDO_FIELDS} }`;
const UNDO_STATE = `query ($id: ID!) { adminBulkJob(id: $id) ${UNDO_FIELDS} }`;

/** Returns an abort signal that lets background work do so many steps. */
export function afterSteps(most: number): AbortSignal {
  let steps = 0;
  return {
    get aborted() {
      return steps++ === most;
    },
  } as AbortSignal;
}

/** Returns what tests do with bulk actions, as the administrator with this token. */
export function bulkActions(guia: TestApp, token: string) {
  const ask = async (query: string, variables = {}, as = token) =>
    (await guia.graphql(query, variables, { token: as })).body;
  return {
    ask,
    start: (input: object, as = token) => ask(START, { input }, as),
    cancel: (id: string, as = token) => ask(CANCEL, { id }, as),
    read: (id: string, as = token) => ask(JOB, { id }, as),
    job: async (id: string) => (await ask(JOB, { id })).data.adminBulkJob,
    undo: (id: string, as = token) => ask(UNDO, { id }, as),
    undoState: async (id: string) => (await ask(UNDO_STATE, { id })).data.adminBulkJob,
    /** Until nothing is left, or for the steps of `afterSteps`. */
    work: (signal?: AbortSignal) => new BulkQueue(guia.services, signal ? 0 : undefined).workOff(signal),
    async make(count: number, columns = {}): Promise<number[]> {
      const ids: number[] = [];
      for (let index = 0; index < count; index++) ids.push(await makeCompany(guia.pool, columns));
      return ids;
    },
    /** Returns how many companies meet an SQL condition. */
    async count(condition: string): Promise<number> {
      const { rows } = await guia.pool.query(
        `SELECT count(*)::int AS count FROM companies WHERE ${condition}`,
      );
      return rows[0].count;
    },
  };
}
