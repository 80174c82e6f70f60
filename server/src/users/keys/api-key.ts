import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ApiKeyScope } from '../../graphql/keys/api-key-scope.ts';
import { pageOf } from '../../graphql/paging.ts';
import { User } from '../user.ts';

/** A key with which a program acts for a person. Only its hash is stored. */
@ObjectType({ simpleResolvers: true, description: 'A key with which a program acts for an account.' })
@Entity('api_keys')
export class ApiKey {
  @Field(() => ID, { description: 'Identifies the key; it is not its secret.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'bytea', unique: true })
  keyHash!: Buffer;

  @Index()
  @Column({ type: 'integer' })
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: User;

  @Field({ description: 'What its person calls it.' })
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Field({ description: 'The first characters of the secret, to recognize it by.' })
  @Column({ type: 'varchar', length: 14 })
  beginning!: string;

  @Field(() => [ApiKeyScope], { description: 'What it may do of what its account may.' })
  @Column({ type: 'text', array: true })
  scopes!: ApiKeyScope[];

  @Field(() => Date, { description: 'Creation time.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Time from which it is rejected; null for never.' })
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Last use, recorded once a minute; null before the first.',
  })
  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'API keys that were not ended, the newest first.' })
export class ApiKeyPage extends pageOf(ApiKey) {}

/** Returns how the audit log names a key. */
export const keyLabel = ({ name, beginning }: Pick<ApiKey, 'name' | 'beginning'>): string =>
  `${name}, ${beginning}…`;
