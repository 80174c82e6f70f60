import { IsNotEmpty, ValidateIf } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { pseudonymOfHash } from '../../../database/installation-secret.ts';
import { type Reader, type Statement, transactionReader } from '../../../database/statement.ts';
import type { Context } from '../../../graphql/context.ts';
import { throttle } from '../../../limits/throttle.ts';
import { addressKey } from '../../../shared/address-key.ts';
import { invalid, notFound } from '../../../shared/errors.ts';
import { parseId } from '../../../shared/ids.ts';
import { IsFingerprint, MaxCodePoints } from '../../../shared/text/validators.ts';
import { CompanyPhoto } from '../company-photo.ts';
import { IS_SHOWN, PHOTO_NOT_FOUND, WITH_PLAN } from '../read-photos.ts';
import type { PhotoReportView } from './admin-photo.ts';
import { PhotoReport } from './photo-report.ts';

const DAY = 24 * 60 * 60;
const SHOWN: Statement = {
  name: 'reported_photo',
  text: `SELECT 1 FROM company_photos p ${WITH_PLAN} WHERE p.id = $1 AND c.is_active AND ${IS_SHOWN}`,
};

@ArgsType()
export class ReportPhotoArgs {
  @Field(() => ID, { description: 'A photo that is shown.' })
  id!: string;

  @Field({ description: 'Why it is inappropriate; 1 to 500 characters.' })
  @IsNotEmpty({ message: 'Conte o que há de errado com esta foto.' })
  @MaxCodePoints(500)
  reason!: string;

  @Field(() => String, { nullable: true, description: 'As in `rateCompany`; optional when signed in.' })
  @ValidateIf((args: ReportPhotoArgs) => Boolean(args.fingerprint))
  @IsFingerprint()
  fingerprint?: string | null;
}

async function requireShown(reader: Reader, id: string): Promise<number> {
  const photoId = parseId(id, PHOTO_NOT_FOUND);
  if ((await reader.query(SHOWN, [photoId])).length === 0) throw notFound(PHOTO_NOT_FOUND);
  return photoId;
}

/** Throws NOT_FOUND for a photo that is not shown (for `MayCall`). */
export const lookUpShownPhoto = (ctx: Context, { id }: Pick<ReportPhotoArgs, 'id'>): Promise<unknown> =>
  requireShown(ctx.db.reads, id);

/** Returns what tells reporters apart. */
function reporterOf(ctx: Context, fingerprint: string | null | undefined): string {
  if (fingerprint) return fingerprint;
  if (!ctx.viewer)
    throw invalid({
      fingerprint: ['Não foi possível reconhecer este navegador. Recarregue a página e tente novamente.'],
    });
  return `account ${ctx.viewer.id}`;
}

/** Reports a photo; CONFLICT for a second report of the same browser or account, RATE_LIMITED by address. */
export async function reportPhoto(
  ctx: Context,
  { id, reason, fingerprint }: ReportPhotoArgs,
): Promise<PhotoReportView> {
  const reporter = await pseudonymOfHash(ctx.db.reads, 'photo-report', reporterOf(ctx, fingerprint));
  const userId = ctx.viewer?.id ?? null;
  return ctx.db.transaction(async (manager) => {
    const db = transactionReader(manager);
    const photoId = await requireShown(db, id);
    const { generatedMaps } = await manager.insert(PhotoReport, { photoId, userId, reporter, reason });
    await throttle(db, `photo-report:${addressKey(ctx.address)}`, DAY, ctx.config.limits.PHOTO_REPORTS);
    await manager.increment(CompanyPhoto, { id: photoId }, 'openReports', 1);
    const { createdAt } = generatedMaps[0] as PhotoReport;
    return { reason, createdAt };
  });
}
