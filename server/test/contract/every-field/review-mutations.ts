import {
  bulkJob,
  byId,
  changedCompany,
  decidedJob,
  input,
  type Prepare,
  rejection,
  searched,
  sentReset,
  unique,
  unknownCity,
} from './prepare.ts';
import type { Scene } from './scene.ts';

/** Returns the id of a changed company that had a logo which is gone. */
async function withGoneLogo(scene: Scene): Promise<string> {
  const companyId = await changedCompany(scene);
  await scene.guia.sql`UPDATE company_changes
    SET before = before || jsonb_build_object('logoHash', repeat('d', 64)) WHERE company_id = ${companyId}`;
  return String(companyId);
}

/** How administrators' mutations about decisions, imports, mails and searches are called, with new data to call them on. */
export const REVIEW_MUTATIONS: Record<string, Prepare> = {
  startBulkAction: async (scene) =>
    input({ action: 'activate', ids: [String((await scene.owner()).companyId)] }),
  cancelBulkAction: async (scene) => ({ variables: { id: await bulkJob(scene, 'running') } }),
  undoBulkAction: async (scene) => ({ variables: { id: await decidedJob(scene) } }),
  createReasonTemplate: () => input({ title: unique('Motivo'), text: 'Falta o endereço.' }),
  updateReasonTemplate: byId(() => 'SELECT min(id) AS id FROM reason_templates', {
    input: { title: 'Falta tudo', text: 'Complete os dados.' },
  }),
  deleteReasonTemplate: byId(() => 'SELECT max(id) AS id FROM reason_templates'),
  replaceImportValue: unknownCity,
  resendMail: byId(sentReset),
  hideSearch: async (scene) => ({ variables: { id: await searched(scene, false) } }),
  restoreSearch: async (scene) => ({ variables: { id: await searched(scene, true) } }),
  setSearchesHidden: async (scene) => ({
    variables: { ids: [await searched(scene, false)], isHidden: true },
  }),
  restoreRejection: async (scene) => {
    const id = await rejection(scene);
    // One of its kinds was removed since.
    await scene.guia.sql`UPDATE companies SET kind_ids = '{999999}' WHERE id = ${id}`;
    return { variables: { id: String(id) } };
  },
  revertCompanyChanges: async (scene) => ({
    variables: { companyId: await withGoneLogo(scene), reason: 'O endereço não existe.' },
  }),
  decide: async (scene) => ({
    variables: { kind: 'changedCompany', id: await withGoneLogo(scene), decision: 'reject' },
  }),
  undoDecision: async (scene) => {
    const id = String(await scene.pending());
    await scene.ask('mutation ($id: ID!) { approveCompany(id: $id, undoable: true) { id } }', { id });
    return { variables: { kind: 'newCompany', id } };
  },
};
