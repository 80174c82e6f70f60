import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type CompanyPermission, PERMISSIONS } from '../../src/companies/company.policy.ts';
import { createSchema } from '../../src/schema.ts';
import { CompanyPart } from '../../src/shared/company-parts.ts';
import { OPEN_FIELDS } from '../helpers/cases/field-access.ts';
import { perFile } from '../helpers/per-file.ts';
import { MUTATIONS } from './every-field/mutations.ts';
import { operationFor } from './every-field/operation.ts';
import { correction, type Prepare } from './every-field/prepare.ts';
import { QUERIES } from './every-field/queries.ts';
import { startScene } from './every-field/scene.ts';
import { send } from './every-field/send.ts';

const PRODUCT = fileURLToPath(new URL('../../../docs/product.md', import.meta.url));
const PARTS = Object.keys(CompanyPart) as CompanyPart[];
const schema = createSchema();

/** Root fields that act on a company by what they need; the test below sees that none is missing. */
const OPERATIONS: Record<CompanyPermission, string[]> = {
  see: ['companyPhotos', 'companyPromotion'],
  seeReports: ['companyReport', 'companyStatistics'],
  messages: [
    'inbox',
    'markMessageRead',
    'replyToMessage',
    'requestMessageAccess',
    'sendMessageToAdministration',
    'setQuoteRequests',
  ],
  answerRatings: ['answerRating', 'changeRatingAnswer'],
  seeCorrections: ['corrections'],
  edit: [
    'acceptCorrection',
    'addCompanyPhoto',
    'declineCorrection',
    'deleteCompanyPhoto',
    'orderCompanyPhotos',
    'updateCompany',
    'updateCompanyPhoto',
  ],
  seeMembers: ['companyInvitations', 'companyMembers'],
  manageMembers: ['cancelInvitation', 'changeMember', 'inviteMember', 'removeMember'],
  remove: ['deleteCompany'],
};

/** Fields for signed-in persons that act on the caller's own account, or on all companies of the caller. */
const OF_ACCOUNT =
  `acceptInvitation leaveCompany myApiKeys mySessions myClaims myClaimPage myPlanCharges myPlanRequest myCompanies myPersonalData viewer
  myAnswerTemplates ownerWork ownerCompanies createAnswerTemplate deleteAnswerTemplate setWeeklyMail updateAnswerTemplate cancelClaim sendClaimLink
  cancelPlanRequest changePassword confirmSecondFactor deleteAccount deleteApiKey disableSecondFactor endOtherSessions endSession logout renewRecoveryCodes sendEmailConfirmation startSecondFactor
  updateProfile`.split(/\s+/);

const scene = perFile(startScene);

test('the table of permissions in the documentation is that of the code', () => {
  const lines = readFileSync(PRODUCT, 'utf8').split('\n');
  const head = lines.indexOf('| permission | what | owner | manager | attendant | administrator |');
  const rows = lines.slice(head + 2, lines.indexOf('', head));
  const expected = Object.entries(PERMISSIONS).map(([name, { admin, parts, sentence }]) => {
    const cells = PARTS.map((part) => (parts.some((one) => one === part) ? 'yes' : 'no'));
    const administrator = admin === null ? 'no' : `\`${admin}\``;
    return `| \`${name}\` | ${sentence.slice(0, -1)} | yes | ${cells.join(' | ')} | ${administrator} |`;
  });
  expect(rows).toEqual(expected);
});

test('every field for signed-in persons is of a permission or of the account', () => {
  const all = ['query', 'mutation'].flatMap((kind) =>
    Object.values(
      (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
    ).filter(({ extensions }) => (extensions.access as { who: unknown }).who === 'signed in'),
  );
  const named = [...Object.values(OPERATIONS).flat(), ...OF_ACCOUNT];
  expect(all.map(({ name }) => name).sort()).toEqual(named.sort());
  expect(named.filter((name) => !OPEN_FIELDS.includes(name))).toEqual([]);
});

/** Calls that the contract's scene makes as an administrator. */
const OWN: Record<string, Prepare> = {
  companyPromotion: async ({ owner }) => {
    const { companyId, token } = await owner();
    return { as: token, variables: { companyId: String(companyId) } };
  },
  companyReport: async ({ owner }) => {
    const { companyId, token } = await owner();
    return { as: token, variables: { companyId: String(companyId), period: 'd30' } };
  },
  companyStatistics: async ({ owner }) => {
    const { companyId, token } = await owner();
    return { as: token, variables: { companyId: String(companyId) } };
  },
  corrections: async (given) => {
    const { companyId, token } = await correction(given, true);
    return { as: token, variables: { companyId } };
  },
};

/** Calls a field for a company of an owner as somebody with a part in it, or as a stranger; returns the code of the error. */
async function codeFor(name: string, part: CompanyPart | null): Promise<string | null> {
  const { pool } = scene.guia;
  const [prepare] = [OWN[name] ?? MUTATIONS[name] ?? QUERIES[name]].flat();
  if (!prepare) throw new Error(`${name} needs an entry in test/every-field.`);
  const made = await prepare(scene);
  const { rows } = await pool.query(
    'SELECT c.id FROM sessions s JOIN companies c ON c.owner_id = s.user_id WHERE s.token_hash = sha256($1::text::bytea)',
    [made.as],
  );
  const companyId = rows[0].id as number;
  const member = await scene.guia.owner();
  if (part) {
    await pool.query('INSERT INTO company_members (company_id, user_id, part) VALUES ($1, $2, $3)', [
      companyId,
      member.id,
      part,
    ]);
  }
  const isMutation = name in MUTATIONS;
  const field = (isMutation ? schema.getMutationType() : schema.getQueryType())?.getFields()[name];
  if (!field) throw new Error(`${name} is no field.`);
  // Where the company may be left out, the caller's own is meant.
  const takesCompany = field.args.some(({ name: one }) => one === 'companyId');
  const variables = { ...made.variables, ...(takesCompany && { companyId: String(companyId) }) };
  const given = [...Object.keys(variables), ...(made.file === undefined ? [] : ['file'])];
  const text = operationFor(isMutation ? 'mutation' : 'query', field, given);
  const body = await send(scene, text, { ...made, variables, as: member.token });
  return body.errors?.[0].extensions.code ?? null;
}

describe.each(Object.entries(OPERATIONS) as [CompanyPermission, string[]][])('%s', (permission, fields) => {
  test.each(fields)('%s is for the parts of the table', async (name) => {
    for (const part of PARTS) {
      const code = await codeFor(name, part);
      const mayDo = PERMISSIONS[permission].parts.some((one) => one === part);
      if (mayDo) expect({ part, code }).toEqual({ part, code: null });
      // Members and invitations of others are not found.
      else expect({ part, code }).toEqual({ part, code: expect.stringMatching(/^(FORBIDDEN|NOT_FOUND)$/) });
    }
    expect(await codeFor(name, null)).toMatch(/^(FORBIDDEN|NOT_FOUND)$/);
  });
});
