import { makeCompany } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const VISITORS_TEXT = 'Vocês abrem aos domingos?';

/** Makes an owner with an approved company, with or without access to its messages. */
export async function makeInboxOwner(guia: TestApp, has_message_access = true) {
  const owner = await guia.owner();
  return { owner, id: await makeCompany(guia.pool, { owner_id: owner.id, has_message_access }) };
}

/** Sends a visitor's message to a company; returns its id. */
export async function writeAsVisitor(
  guia: TestApp,
  company_id: number,
  message = VISITORS_TEXT,
): Promise<number> {
  const { body } = await guia.rest('POST', '/messages', {
    company_id,
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    phone: '19 99999-0000',
    message,
  });
  return body.data.id;
}
