import { beforeAll, expect, test } from 'vitest';
import { accountMails } from '../../../test/helpers/account-mails.ts';
import { COMPANY_FORM } from '../../../test/helpers/company-form.ts';
import { makeInboxOwner } from '../../../test/helpers/inbox-owner.ts';
import { testApp } from '../../../test/helpers/test-app.ts';

const APPROVALS = 'aprovacoes@exemplo.com.br';
const guia = testApp();
beforeAll(async () => {
  await guia.sql`UPDATE approval_policy SET notification_email = ${APPROVALS}, require_admin_approval = true`;
});

const { changeAddress, deleteAccount, kindsWith, personalMails } = accountMails(() => guia);

/** Makes a pending company, which sends a mail to the address for approvals. */
async function makePending(): Promise<void> {
  const form = { ...COMPANY_FORM, name: 'Empresa à Espera' };
  expect((await guia.rest('POST', '/companies', form, await guia.owner())).status).toBe(200);
}

test('an unconfirmed address that another account had before gives no access to its mails, and removes none', async () => {
  const robbed = await guia.owner();
  await changeAddress(robbed, 'levado@alice.com.br');
  const before = await kindsWith(robbed.email);
  expect(before).toEqual(expect.arrayContaining(['confirm-email', 'email-changed']));
  const thief = await guia.owner();
  await changeAddress(thief, robbed.email);
  const mails = await personalMails(thief);
  // Of the own registration, of the warning to the own former address, and of the address just taken.
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['confirm-email', 'confirm-email', 'email-changed']);
  await deleteAccount(thief);
  const rows = await guia.sql`SELECT count(*)::int FROM mails WHERE recipient = ${robbed.email}
    AND kind = 'email-changed'`;
  expect(rows).toEqual([{ count: 1 }]);
});

test('closing an account after moving it back to its address keeps the warning', async () => {
  const robbed = await guia.owner();
  await changeAddress(robbed, 'ida@alice.com.br');
  await changeAddress(robbed, robbed.email);
  await deleteAccount(robbed);
  expect(await kindsWith(robbed.email)).toEqual(['email-changed']);
});

test('approval mails to an unconfirmed address are not data of the account', async () => {
  await makePending();
  const thief = await guia.owner();
  await changeAddress(thief, APPROVALS);
  const kinds = (await personalMails(thief)).map(({ kind }) => kind);
  expect(kinds).toContain('confirm-email');
  expect(kinds).not.toContain('company-pending');
  await deleteAccount(thief);
  expect(await kindsWith(APPROVALS)).toEqual(['company-pending']);
});

test('replies of companies to an unconfirmed address are not data of the account', async () => {
  const stranger = 'estranho@exemplo.com.br';
  const company = await makeInboxOwner(guia);
  const letter = { company_id: company.id, name: 'Estranho', email: stranger, message: 'Quanto custa?' };
  const sent = await guia.rest('POST', '/messages', letter);
  const answered = await guia.rest(
    'POST',
    `/messages/${sent.body.data.id}/reply`,
    { content: 'Dez.' },
    company.owner,
  );
  expect(answered.status).toBe(200);
  const thief = await guia.owner();
  await changeAddress(thief, stranger);
  const kinds = (await personalMails(thief)).map(({ kind }) => kind);
  expect(kinds).toContain('confirm-email');
  expect(kinds).not.toContain('reply');
  await deleteAccount(thief);
  expect(await kindsWith(stranger)).toEqual(['reply']);
});
