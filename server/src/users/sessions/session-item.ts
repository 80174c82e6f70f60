import { Field, ID, ObjectType } from 'type-graphql';
import { pageOf } from '../../graphql/paging.ts';

@ObjectType('Session', { simpleResolvers: true, description: 'A session that has not ended.' })
export class SessionItem {
  @Field(() => ID, { description: 'Identifies the session; it is not the token.' })
  id!: number;

  @Field({
    description:
      "Browser and system it was opened with, such as 'Chrome no Windows'; 'Dispositivo desconhecido' for old ones.",
  })
  device!: string;

  @Field({ description: 'Whether this request uses it.' })
  isCurrent!: boolean;

  @Field(() => Date, { description: 'Time of the login.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Last use, recorded every ten minutes.' })
  lastUsedAt!: Date;

  @Field(() => Date, {
    description:
      'Time of expiry. Use extends it to at most 30 days from the login (12 hours for administrators).',
  })
  expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Sessions, this one first, then by last use.' })
export class SessionPage extends pageOf(SessionItem) {}
