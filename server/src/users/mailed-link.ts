import { Field, Int, ObjectType } from 'type-graphql';
import { TOKEN_LIFE } from '../mail/expire-mails.ts';
import type { TokenPurpose } from '../mail/mail.ts';

@ObjectType({ simpleResolvers: true, description: 'A link that is mailed to an account.' })
export class MailedLink {
  @Field({ description: 'Where it goes, if an active account has this e-mail.' })
  email!: string;

  @Field(() => Int, { description: 'How long it works from its sending, in seconds.' })
  validSeconds!: number;
}

export const mailedLink = (email: string, purpose: TokenPurpose): MailedLink => ({
  email,
  validSeconds: TOKEN_LIFE[purpose],
});
