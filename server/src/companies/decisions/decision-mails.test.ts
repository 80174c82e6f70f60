import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/helpers/factories.ts';
import { startMailbox } from '../../../test/helpers/mailbox.ts';
import { perFile } from '../../../test/helpers/per-file.ts';
import { admin, testApp } from '../../../test/helpers/test-app.ts';

const guia = testApp({ PUBLIC_URL: 'https://guia.example' });
const mailbox = perFile(() => startMailbox(guia));

test('the owner gets one mail about the approval, also after concurrent decisions', async () => {
  const { id, email } = await guia.owner();
  const company = await makeCompany(guia.pool, { owner_id: id, is_approved: false, name: 'Café & Cia <b>' });
  const approve = () => guia.rest('POST', `/admin/companies/${company}/approve`, {}, admin);
  const statuses = (await Promise.all([approve(), approve()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  const mails = (await mailbox.to(email)).filter(({ text }) => text.includes('foi aprovada'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`https://guia.example/company/${company}`);
  expect(mails[0]?.html).toContain('Café &amp; Cia &lt;b&gt;');
});

test('the owner gets a mail about the rejection, with the reason', async () => {
  const { id, email } = await guia.owner();
  const company = await makeCompany(guia.pool, { owner_id: id, is_approved: false });
  await guia.rest('DELETE', `/admin/companies/${company}/reject`, { reason: 'Endereço incompleto' }, admin);
  const mail = (await mailbox.to(email)).at(-1);
  expect(mail?.text).toContain('não foi aprovada');
  expect(mail?.text).toContain('Motivo: Endereço incompleto');
  expect(mail?.text).toContain('https://guia.example/user-dashboard');
});

test('a company without owner is decided without a mail', async () => {
  const company = await makeCompany(guia.pool, { owner_id: null, is_approved: false });
  const approved = await guia.rest('POST', `/admin/companies/${company}/approve`, {}, admin);
  expect(approved.status).toBe(200);
});
