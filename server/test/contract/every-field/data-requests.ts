import { input, newEmail, onRating, type Prepare, unique, visitorsMessage } from './prepare.ts';
import type { Scene } from './scene.ts';

/** Makes a request about personal data of a signed-in owner, by default one that waits; returns its id. */
export async function dataRequest(scene: Scene, status = 'pending', token?: string) {
  const { id, email } = await scene.owner();
  return scene.id(
    `INSERT INTO data_requests (user_id, kind, name, email, content, status, token_hash)
     VALUES ($1, 'access', 'Ana', $2, 'O que há?', $3, sha256($4::text::bytea)) RETURNING id`,
    id,
    email,
    status,
    token ?? null,
  );
}

/** Stores a visitor's correction; returns its id. */
export async function correctionOf(scene: Scene, email: string) {
  const { companyId } = await scene.owner();
  return scene.id(
    `INSERT INTO company_corrections (company_id, field, after, email) VALUES ($1, 'other', 'Mudou', $2) RETURNING id`,
    companyId,
    email,
  );
}

/** Calls of the mutations about personal data (LGPD). */
export const DATA_REQUEST_MUTATIONS: Record<string, Prepare> = {
  answerDataRequest: async (scene) => ({
    variables: { id: String(await dataRequest(scene)), answer: 'Nada.' },
  }),
  confirmDataRequest: async (scene) => {
    const token = unique('link');
    await dataRequest(scene, 'unconfirmed', token);
    return { as: null, variables: { token } };
  },
  sendDataRequest: () => ({
    as: null,
    ...input({ kind: 'access', email: newEmail(), content: 'O que há sobre mim?' }),
  }),
  deleteMessage: async (scene) => ({ variables: { id: (await visitorsMessage(scene)).id } }),
  deleteRating: onRating(),
  deletePersonalRecord: async (scene) => ({
    variables: { id: `correction:${await correctionOf(scene, newEmail())}` },
  }),
};
