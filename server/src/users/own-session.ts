import { Field, ID, ObjectType } from 'type-graphql';
import { pageOf } from '../lib/paging.ts';

@ObjectType('Session', { simpleResolvers: true, description: 'A login that is still good.' })
export class OwnSession {
  @Field(() => ID, { description: 'Number of the session; it opens nothing.' })
  id!: number;

  @Field({
    description:
      "Browser and system it was opened with, such as 'Chrome no Windows'; 'Dispositivo desconhecido' for old ones.",
  })
  device!: string;

  @Field({ description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;

  @Field(() => Date, { description: 'When the login was.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last used, at most ten minutes behind.' })
  lastUsedAt!: Date;

  @Field(() => Date, {
    description:
      'When it ends unless it is used; use moves it on, to at most 30 days from the login (12 hours for administrators).',
  })
  expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Sessions, this one first, then by last use.' })
export class SessionPage extends pageOf(OwnSession) {}
