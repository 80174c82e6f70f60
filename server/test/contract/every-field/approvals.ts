import { makeCompany } from '../../helpers/factories.ts';
import { dataRequest } from './data-requests.ts';
import {
  type Call,
  changedCompany,
  claimed,
  correction,
  type Prepare,
  photo,
  planRequest,
  reported,
} from './prepare.ts';
import type { Scene } from './scene.ts';

const of = (variables: Record<string, unknown>): Call => ({ variables });

const approved = async ({ pending, ask }: Scene): Promise<string> => {
  const id = String(await pending());
  await ask('mutation ($id: ID!) { approveCompany(id: $id, undoable: true) { id } }', { id });
  return id;
};

/** A company that a list shows though it is decided. */
export const DECIDED: Prepare = async (scene) =>
  of({ shown: [{ kind: 'newCompany', id: await approved(scene) }] });

/** Something of each kind that waits, and a decided company. */
export const MATTERS: Prepare[] = [
  async (scene) => {
    const { id } = await scene.owner();
    const rejected = 'mutation ($id: ID!) { rejectCompany(id: $id, reason: "Falta o endereço.") { id } }';
    await scene.ask(rejected, { id: String(await scene.pending(id)) });
    return of({ kind: 'newCompany', id: String(await scene.pending(id)) });
  },
  async (scene) => of({ kind: 'newCompany', id: await approved(scene) }),
  async (scene) => of({ kind: 'changedCompany', id: String(await changedCompany(scene)) }),
  async (scene) => of({ kind: 'photo', id: (await photo(scene, 'waiting')).id }),
  async (scene) => of({ kind: 'planRequest', id: (await planRequest(scene)).id }),
  async (scene) => of({ kind: 'dataRequest', id: String(await dataRequest(scene)) }),
  async (scene) => of({ kind: 'claim', id: (await claimed(scene)).id }),
  async (scene) => of({ kind: 'reportedRating', id: String(await reported(scene)) }),
  async (scene) => {
    const companyId = await makeCompany(scene.guia.pool);
    return of({ kind: 'correction', id: (await correction(scene, false, companyId)).id });
  },
];

/** A search without results, whose city has a company of a related kind. */
export async function emptySearch({ guia }: Scene): Promise<{ kind: string; city: string }> {
  const rows = await guia.sql`SELECT id FROM kinds WHERE slug = 'pousada'`;
  await makeCompany(guia.pool, { city: 'Oiapoque', kind_ids: [rows[0].id] });
  return { kind: 'hostel-pensao-e-republica', city: 'Oiapoque' };
}

/** A text that asks for what is open, and finds it: a company with a logo keeps its hours. */
export async function openSearch({ guia }: Scene): Promise<{ q: string }> {
  const logo_hash = 'a'.repeat(64);
  await makeCompany(guia.pool, { name: 'Quiosque', opening_hours: '24/7', logo_hash });
  return { q: 'quiosque aberto agora' };
}
