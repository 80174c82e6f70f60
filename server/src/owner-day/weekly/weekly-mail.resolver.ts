import { MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { loadRow } from '../../graphql/loader.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { User } from '../../users/user.ts';
import { setWeeklyMail, setWeeklyMailByLink, WeeklyMailSetting } from './set-weekly-mail.ts';

const OFF: Statement = {
  name: 'weekly_mail_off',
  text: 'SELECT user_id AS id FROM weekly_mails WHERE user_id = ANY ($1::int[]) AND NOT is_on',
};

@ArgsType()
class WeeklyLinkArgs {
  @Field({ description: 'Token of the link in a weekly mail.' })
  @MaxLength(200, { message: 'Este link não é válido.' })
  token!: string;

  @Field({ description: 'False ends the mail, true sends it again.' })
  isOn!: boolean;
}

@ForKeys(null, { wantsWeeklyMail: 'any' })
@Resolver(() => User)
export class WeeklyMailResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether it wants the weekly mail, which goes to owners with a confirmed e-mail.',
  })
  async wantsWeeklyMail(@Root() { id }: User, @Ctx() ctx: Context): Promise<boolean> {
    return (await loadRow(ctx, OFF, Number(id))) === undefined;
  }

  @MayCall('signed in')
  @Mutation(() => User, { description: "Switches the caller's weekly mail on or off." })
  setWeeklyMail(
    @Ctx() ctx: Context,
    @Arg('isOn', { description: 'True sends it on Mondays.' }) isOn: boolean,
  ): Promise<User> {
    return setWeeklyMail(ctx, isOn);
  }

  @MayCall('anyone')
  @Mutation(() => WeeklyMailSetting, {
    description:
      'Switches the weekly mail on or off by the link of one, without a login. BAD_USER_INPUT for an invalid link.',
  })
  setWeeklyMailByLink(
    @Ctx() ctx: Context,
    @Args() { token, isOn }: WeeklyLinkArgs,
  ): Promise<WeeklyMailSetting> {
    return setWeeklyMailByLink(ctx.db, token, isOn);
  }
}
