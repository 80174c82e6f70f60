import { IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { requireViewer } from '../../graphql/authorize.ts';
import type { Context } from '../../graphql/context.ts';
import { invalid } from '../../shared/errors.ts';
import { checkCurrentPassword } from '../password/set-password.ts';
import { countCode, takeCode } from './codes.ts';

export const WRONG_CODE = 'O código não confere ou já foi usado. Digite o de agora.';
export const CODE_TOO_LONG = { message: 'O código tem no máximo 40 caracteres.' };

/** What a signed-in person proves to be the person with, for what outlives the session. */
@InputType()
export abstract class ConfirmedInput {
  @Field(() => String, {
    nullable: true,
    description: 'Password of the signed-in person; required without `otp`. Ten attempts in ten minutes.',
  })
  @IsOptional()
  @MaxLength(128, { message: 'A senha tem no máximo 128 caracteres.' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'In place of the password: a code of the authenticator app or a recovery code.',
  })
  @IsOptional()
  @MaxLength(40, CODE_TOO_LONG)
  otp?: string | null;
}

/**
 * Checks that the signed-in person is there, so that a stolen session makes nothing that outlives it. BAD_USER_INPUT under
 * `password` or `otp`; RATE_LIMITED.
 */
export async function confirmPerson(ctx: Context, { password, otp }: ConfirmedInput): Promise<void> {
  const viewer = requireViewer(ctx);
  if (!otp) {
    if (!password) throw invalid({ password: ['Confirme com a sua senha.'] }, 'REQUIRED');
    await checkCurrentPassword(ctx, viewer, password, 'password');
    return;
  }
  await countCode(ctx, viewer.id);
  const isTaken = await ctx.db.transaction((manager) => takeCode(manager, viewer.id, otp));
  if (!isTaken) throw invalid({ otp: [WRONG_CODE] });
}
