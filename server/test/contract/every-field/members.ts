import { createHash } from 'node:crypto';
import { correctionOf } from './data-requests.ts';
import { asOwner, newEmail, next, type Prepare } from './prepare.ts';
import type { Scene } from './scene.ts';

/** Makes an invitation of an owner's company to another account; returns both with its token. */
async function invitation(scene: Scene) {
  const owner = await scene.owner();
  const member = await scene.owner();
  const token = `convite-${next()}`;
  const id = await scene.id(
    `INSERT INTO company_invitations (company_id, part, email, token_hash, created_by, expires_at)
     VALUES ($1, 'manager', $2, $3, $4, now() + interval '7 days') RETURNING id`,
    owner.companyId,
    member.email,
    createHash('sha256').update(token).digest(),
    owner.id,
  );
  return { owner, member, token, id: String(id) };
}

/** Makes a person with a part in an owner's company. */
async function membership(scene: Scene) {
  const owner = await scene.owner();
  const member = await scene.owner();
  const text = `INSERT INTO company_members (company_id, user_id, part) VALUES ($1, $2, 'manager') RETURNING id`;
  return { owner, member, id: String(await scene.id(text, owner.companyId, member.id)) };
}

/** How the mutations about parts in companies are called, with new data to call them on. */
export const MEMBER_MUTATIONS: Record<string, Prepare> = {
  inviteMember: asOwner((companyId) => ({ companyId, email: newEmail(), part: 'attendant' })),
  cancelInvitation: async (scene) => {
    const { owner, id } = await invitation(scene);
    return { as: owner.token, variables: { id } };
  },
  acceptInvitation: async (scene) => {
    const { member, token } = await invitation(scene);
    return { as: member.token, variables: { token } };
  },
  changeMember: async (scene) => {
    const { owner, id } = await membership(scene);
    return { as: owner.token, variables: { id, part: 'attendant' } };
  },
  removeMember: async (scene) => {
    const { owner, id } = await membership(scene);
    return { as: owner.token, variables: { id } };
  },
  leaveCompany: async (scene) => {
    const { owner, member } = await membership(scene);
    return { as: member.token, variables: { companyId: String(owner.companyId) } };
  },
};

/** How the queries about parts in companies are called. */
export const MEMBER_QUERIES: Record<string, Prepare> = {
  adminPersonalRecords: async (scene) => {
    await correctionOf(scene, 'julia@exemplo.com.br');
    return { variables: { email: 'julia@exemplo.com.br' } };
  },
  companyMembers: async (scene) => {
    const { owner } = await membership(scene);
    return { as: owner.token, variables: { companyId: String(owner.companyId) } };
  },
  companyInvitations: async (scene) => {
    const { owner } = await invitation(scene);
    return { as: owner.token, variables: { companyId: String(owner.companyId) } };
  },
  invitation: async (scene) => {
    const { member, token } = await invitation(scene);
    return { as: member.token, variables: { token } };
  },
};
