import { IsNotEmpty, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import type { ActionName } from '../audit/actions.ts';
import { recordAction, recordLookup } from '../audit/record-action.ts';
import { Company } from '../companies/company.ts';
import { companiesByIds } from '../companies/read-companies.ts';
import { type Statement, transactionReader } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { type Page, PageArgs, pageOf, toPage } from '../graphql/paging.ts';
import { Mail } from '../mail/mail.ts';
import { conflict, notFound } from '../shared/errors.ts';
import { parseId } from '../shared/ids.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { IsEmailLike } from '../shared/text/validators.ts';

export const PersonalRecordKind = graphqlEnum('PersonalRecordKind', 'Where an e-mail is stored.', {
  company: 'The contact of a company; it is changed with the company.',
  correction: 'Who proposed a correction of a company.',
  dataRequest: 'A request under the LGPD; it is deleted some time after the answer.',
  invitation: 'An invitation to work on a company.',
  mail: 'A mail of the outbox.',
});
export type PersonalRecordKind = keyof typeof PersonalRecordKind;

@ObjectType({
  simpleResolvers: true,
  description: 'What is stored with an e-mail beside messages and ratings, for a request under the LGPD.',
})
export class PersonalRecord {
  @Field(() => ID, { description: 'Kind and number, for `deletePersonalRecord`.' })
  id!: string;

  @Field(() => PersonalRecordKind, { description: 'What it is.' })
  kind!: PersonalRecordKind;

  @Field(() => String, { nullable: true, description: 'Its text; null where there is none.' })
  text!: string | null;

  @Field(() => Company, { nullable: true, description: 'The company that it belongs to; null for none.' })
  company!: Company | null;

  @Field({ description: 'Whether `deletePersonalRecord` erases it; a mail once it is sent or failed.' })
  isErasable!: boolean;

  @Field(() => Date, { description: 'When it was stored.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A page of what is stored with an e-mail.' })
export class PersonalRecordPage extends pageOf(PersonalRecord) {}

@ArgsType()
export class PersonalRecordsArgs extends PageArgs {
  @Field({ description: 'E-mail of the person, without regard to case.' })
  @IsNotEmpty({ message: 'Informe o e-mail.' })
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  @IsEmailLike()
  email!: string;
}

const CORRECTION = `SELECT 'correction' AS kind, k.id, k.company_id, nullif(concat_ws(' · ', k.after, k.note), '') AS text,
  true AS erasable, k.created_at`;
/** The records of the e-mail $1. Corrections of an account count under its e-mail too. */
export const RECORDS: Statement = {
  name: 'personal_records',
  text: `
    SELECT kind || ':' || id AS id, kind, company_id AS "companyId", text, erasable AS "isErasable",
      created_at AS "createdAt", count(*) OVER ()::int AS total
    FROM (
      SELECT 'company' AS kind, c.id, c.id AS company_id, NULL AS text, false AS erasable, c.created_at
      FROM companies c WHERE lower(c.email) = lower($1)
      UNION ALL ${CORRECTION} FROM company_corrections k WHERE lower(k.email) = lower($1)
      UNION ALL ${CORRECTION} FROM company_corrections k JOIN users u ON u.id = k.user_id
        WHERE lower(u.email) = lower($1) AND lower(k.email) IS DISTINCT FROM lower($1)
      UNION ALL SELECT 'dataRequest', r.id, NULL, r.content, false, r.created_at
        FROM data_requests r WHERE lower(r.email) = lower($1)
      UNION ALL SELECT 'invitation', i.id, i.company_id, NULL, true, i.created_at
        FROM company_invitations i WHERE lower(i.email) = lower($1)
      UNION ALL SELECT 'mail', m.id, NULL, m.subject, m.status <> 'queued', m.created_at
        FROM mails m WHERE lower(m.recipient) = lower($1)
    ) records
    ORDER BY created_at DESC, kind, id LIMIT $2 OFFSET $3`,
};

type Row = Omit<PersonalRecord, 'company'> & { companyId: number | null; total: number };

/** Returns a page of what is stored with an e-mail, the newest first, for administrators. Records the search. */
export async function adminPersonalRecords(
  ctx: Context,
  { email, ...args }: PersonalRecordsArgs,
): Promise<Page<PersonalRecord>> {
  await recordLookup(ctx, 'data-request.look-up', email);
  const { reads } = ctx.db;
  const { page, perPage } = args;
  const rows = await reads.query<Row>(RECORDS, [email, perPage, (page - 1) * perPage]);
  const companies = await companiesByIds(
    reads,
    rows.flatMap(({ companyId }) => companyId ?? []),
  );
  const items = rows.map((row) => ({
    ...row,
    company: companies.find(({ id }) => id === row.companyId) ?? null,
  }));
  return toPage(items, rows[0]?.total ?? 0, args);
}

const RECORD_NOT_FOUND = 'Registro não encontrado.';
const NOT_ERASABLE = 'Este registro não pode ser apagado aqui.';
/** How a record is erased; a correction stays with its company, without its proposer. */
const ERASE: Readonly<Record<PersonalRecordKind, { action: ActionName; text: string } | null>> = {
  company: null,
  correction: {
    action: 'data-request.erase-correction',
    text: `UPDATE company_corrections SET user_id = NULL, email = NULL, address = NULL, note = NULL
           WHERE id = $1 RETURNING id`,
  },
  dataRequest: null,
  invitation: {
    action: 'data-request.erase-invitation',
    text: 'DELETE FROM company_invitations WHERE id = $1 RETURNING id',
  },
  mail: {
    action: 'data-request.erase-mail',
    text: `DELETE FROM mails WHERE id = $1 AND status <> 'queued' RETURNING id`,
  },
};

/** Erases a record for an administrator; the audit log records neither person nor text. */
export async function deletePersonalRecord(ctx: Context, recordId: string): Promise<{ id: string }> {
  const [kind = '', number = ''] = recordId.split(':');
  if (!Object.hasOwn(PersonalRecordKind, kind)) throw notFound(RECORD_NOT_FOUND);
  const id = parseId(number, RECORD_NOT_FOUND);
  const erase = ERASE[kind as PersonalRecordKind];
  if (!erase) throw conflict(NOT_ERASABLE);
  await ctx.db.transaction(async (manager) => {
    const statement = { name: `erase_personal_${kind}`, text: erase.text };
    const rows = await transactionReader(manager).query(statement, [id]);
    if (rows.length === 0) {
      const isQueued = kind === 'mail' && (await manager.existsBy(Mail, { id }));
      throw isQueued ? conflict(NOT_ERASABLE) : notFound(RECORD_NOT_FOUND);
    }
    await recordAction(ctx, manager, erase.action, null);
  });
  return { id: recordId };
}
