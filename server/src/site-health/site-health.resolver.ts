import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { oneRow, type Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';
import { ForKeys } from '../graphql/keys/for-keys.ts';
import { MayCall } from '../graphql/may-call.ts';
import { BUILD } from '../shared/build-info.ts';
import { errorsToday } from '../shared/errors-today.ts';
import { discreet } from '../shared/log.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What has to be done once before a directory is opened, and whether it is.',
})
export class FirstSteps {
  @Field({ description: 'Name or contact of the site were set.' })
  settings!: boolean;

  @Field({ description: 'A mail server is configured.' })
  mail!: boolean;

  @Field({ description: 'The approval policy was set.' })
  policy!: boolean;

  @Field({ description: 'Companies were imported.' })
  import!: boolean;

  @Field({ description: 'There is a second active administrator who may do everything.' })
  administrator!: boolean;

  @Field({ description: 'A backup was made by `npm run backup`.' })
  backup!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What an operator has to know of the installation; errors and disk are those of the instance that answers.',
})
export class SiteHealth {
  @Field({ description: 'Whether a mail server is configured.' })
  sendsMails!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When the oldest mail was written that waits though it is due or was tried; null for none.',
  })
  oldestDueMailAt!: Date | null;

  @Field(() => Int, { description: 'Mails of the last seven days that were given up.' })
  failedMails!: number;

  @Field(() => Date, { nullable: true, description: 'When a mail was sent last.' })
  lastMailSentAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the newest of the mails that wait, else of those given up in the last seven days, was not sent, without addresses.',
  })
  mailProblem!: string | null;

  @Field(() => Date, { nullable: true, description: 'When `npm run backup` ended last.' })
  lastBackupAt!: Date | null;

  @Field(() => Float, {
    description:
      'Free megabytes on the disk of the embedded database; with another database, on that of temporary files.',
  })
  freeDiskMb!: number;

  @Field(() => Int, { description: 'Free megabytes below which no files are taken.' })
  neededDiskMb!: number;

  @Field(() => Float, { description: 'Megabytes of the database.' })
  databaseMb!: number;

  @Field(() => Int, { description: 'Errors in the log since midnight in America/Sao_Paulo.' })
  errorsToday!: number;

  @Field(() => Int, {
    description: 'Webhooks that were switched off because they failed or are not allowed any more.',
  })
  disabledWebhooks!: number;

  @Field({
    description: "Version of the program and the Git commit that it was built from: '1.1.0 (9e4ea175)'.",
  })
  version!: string;

  @Field(() => Date, { description: 'When this instance started.' })
  startedAt!: Date;

  @Field(() => FirstSteps, { description: 'What has to be done once.' })
  firstSteps!: FirstSteps;
}

/** By indexes, of few rows each. */
const FIGURES: Statement = {
  name: 'site_health',
  text: `
    SELECT (SELECT min(created_at) FROM mails WHERE status = 'queued' AND (attempts > 0 OR next_try_at <= now()))
        AS "oldestDueMailAt",
      (SELECT count(*)::int FROM mails WHERE status = 'failed' AND created_at > now() - interval '7 days')
        AS "failedMails",
      (SELECT sent_at FROM mails WHERE status = 'sent' ORDER BY id DESC LIMIT 1) AS "lastMailSentAt",
      coalesce(
        (SELECT last_error FROM mails WHERE status = 'queued' AND last_error IS NOT NULL ORDER BY id DESC LIMIT 1),
        (SELECT last_error FROM mails WHERE status = 'failed' AND created_at > now() - interval '7 days'
          ORDER BY id DESC LIMIT 1)) AS "mailProblem",
      (SELECT max(created_at) FROM audit_entries WHERE action = 'backup.make') AS "lastBackupAt",
      round(pg_database_size(current_database()) / 1048576.0)::float8 AS "databaseMb",
      (SELECT count(*)::int FROM webhooks WHERE NOT is_active AND disabled_reason IS NOT NULL) AS "disabledWebhooks",
      EXISTS (SELECT FROM audit_entries WHERE action = 'settings.update'
        AND after ?| array['siteName', 'contactEmail', 'supportPhone']) AS settings,
      EXISTS (SELECT FROM audit_entries WHERE action = 'approval-policy.update') AS policy,
      EXISTS (SELECT FROM imports WHERE status = 'done') AS import,
      (SELECT count(*) FROM (SELECT FROM users WHERE admin_role = 'administrator' AND is_active AND password_hash <> '' LIMIT 2) some_of_them) = 2
        AS administrator`,
};

interface Figures
  extends Pick<
      SiteHealth,
      | 'oldestDueMailAt'
      | 'failedMails'
      | 'lastMailSentAt'
      | 'mailProblem'
      | 'lastBackupAt'
      | 'databaseMb'
      | 'disabledWebhooks'
    >,
    Pick<FirstSteps, 'settings' | 'policy' | 'import' | 'administrator'> {}

async function freeDiskMb({ databaseUrl, dataDir }: Context['config']): Promise<number> {
  const { bavail, bsize } = await statfs(databaseUrl === undefined ? dataDir : tmpdir());
  return Math.round((bavail * bsize) / 1_048_576);
}

async function siteHealth({ db, config, startedAt }: Context): Promise<SiteHealth> {
  const [{ settings, policy, import: imported, administrator, ...figures }, freeMb] = await Promise.all([
    oneRow<Figures>(db.reads, FIGURES),
    freeDiskMb(config),
  ]);
  const sendsMails = config.smtpUrl !== undefined;
  const backup = figures.lastBackupAt !== null;
  return {
    ...figures,
    sendsMails,
    mailProblem: figures.mailProblem && discreet(figures.mailProblem),
    freeDiskMb: freeMb,
    neededDiskMb: config.limits.FREE_DISK_MB,
    errorsToday: errorsToday(),
    version: BUILD.commit ? `${BUILD.version} (${BUILD.commit.slice(0, 8)})` : BUILD.version,
    startedAt,
    firstSteps: { settings, policy, administrator, import: imported, mail: sendsMails, backup },
  };
}

@ForKeys('statistics')
@Resolver()
export class SiteHealthResolver {
  @MayCall('manageSettings')
  @Query(() => SiteHealth, {
    description:
      'Administrators only: whether mails leave, when a backup was made, room on the disk, errors of today, what runs.',
  })
  adminSiteHealth(@Ctx() ctx: Context): Promise<SiteHealth> {
    return siteHealth(ctx);
  }
}
