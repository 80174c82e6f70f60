import { registerOwner, type TestSession } from './accounts.ts';
import { approve, asAdmin } from './admin-data.ts';
import { askAt } from './api-requests.ts';
import { registerCompany } from './companies.ts';
import { siteUrl } from './site-url.ts';

/** Makes an owner of an approved company that may read its messages. */
export async function ownerWithInbox(): Promise<{ owner: TestSession; id: string }> {
  const owner = await registerOwner(siteUrl());
  const { id } = await registerCompany(askAt(siteUrl(), owner.token));
  await approve(id);
  await (await asAdmin())('PUT', `/admin/companies/${id}/message-access`, { has_message_access: true });
  return { owner, id };
}

/** Writes to a company as a visitor. */
export const writeTo = (company_id: string, name: string, message: string): Promise<unknown> =>
  askAt(siteUrl())('POST', '/messages', {
    company_id,
    name,
    email: 'visitante@exemplo.com.br',
    phone: '19 99999-0000',
    message,
  });
