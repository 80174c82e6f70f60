import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AdminRole } from '../graphql/admin-roles.ts';
import { Plan } from '../plans/plan.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';

export const UserRole = graphqlEnum('Role', 'What an account may do.', {
  admin: 'Administrates the site.',
  company: 'Owns companies, or will register or claim one.',
  user: 'Neither owns companies nor administrates.',
});
export type UserRole = keyof typeof UserRole;

@ObjectType({ simpleResolvers: true, description: 'An account.' })
@Entity('users')
@Index('users_email_key', { synchronize: false })
@Index('users_is_demo_idx', { synchronize: false })
@Index('users_folded_idx', { synchronize: false })
@Index('users_folded_trgm_idx', { synchronize: false })
@Index(['role', 'isActive', 'id'])
@Index(['isActive', 'id'])
@Index(['planId', 'id'])
@Check('users_email_form_check', 'email IS NFC NORMALIZED')
@Check('users_role_check', "role IN ('admin', 'company', 'user')")
@Check(
  'users_admin_role_check',
  "(role = 'admin') = (admin_role IS NOT NULL) AND admin_role IN ('administrator', 'moderator', 'reader')",
)
@Index('users_admin_role_idx', { synchronize: false })
export class User {
  @Field(() => ID, { description: 'Number of the account.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: 'Full name.' })
  @Column({ type: 'varchar', length: 120 })
  name!: string;

  @Field({ description: 'E-mail, unique without regard to case.' })
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @Field(() => UserRole, { description: 'What the account may do.' })
  @Column({ type: 'varchar', length: 10 })
  role!: UserRole;

  /** A trigger writes `administrator` for an administrator without one, and null for all others. */
  @Field(() => AdminRole, {
    nullable: true,
    description: 'What an administrator may do; null in other roles.',
  })
  @Column({ type: 'varchar', length: 20, nullable: true })
  adminRole!: AdminRole | null;

  /** Empty until an invited administrator chooses a password; no password matches it. */
  @Column({ type: 'text' })
  passwordHash!: string;

  @Field({ description: 'False for a deactivated account, which cannot sign in.' })
  @Column({ type: 'boolean', default: true })
  isActive!: boolean;

  @Column({ type: 'boolean', default: false })
  isDemo!: boolean;

  @Field(() => String, { nullable: true, description: 'Name for the company form, typed at registration.' })
  @Column({ type: 'varchar', length: 120, nullable: true })
  companyName!: string | null;

  @Column({ type: 'integer', nullable: true })
  planId!: number | null;

  @Field(() => Plan, { nullable: true, description: "The plan; null stands for the default, 'Grátis'." })
  @ManyToOne(() => Plan)
  plan!: Plan | null;

  /** Name and e-mail normalized for searches, a space before each word; a trigger writes it. */
  @Column({ type: 'text', name: 'folded', default: '', select: false, insert: false, update: false })
  searchText!: string;

  @Column({ type: 'timestamptz', nullable: true })
  emailConfirmedAt!: Date | null;

  /** Set while the account has a second factor. */
  @Column({ type: 'timestamptz', nullable: true })
  secondFactorAt!: Date | null;

  @Field(() => Date, { description: 'Creation time.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** Returns whether somebody was invited to the administration and has not chosen a password yet. */
export const isInvited = ({ passwordHash, adminRole }: Pick<User, 'passwordHash' | 'adminRole'>): boolean =>
  passwordHash === '' && adminRole !== null;

/** Condition of a row of `users` for which `isInvited` holds. */
export const IS_INVITED = `password_hash = '' AND admin_role IS NOT NULL`;

/** Roles of administrators. */
export const ADMIN_ROLE_NAMES: Readonly<Record<AdminRole, string>> = {
  administrator: 'Administrador',
  moderator: 'Moderador',
  reader: 'Leitor',
};

/** Roles of accounts. */
export const ROLE_NAMES: Readonly<Record<UserRole, string>> = {
  admin: 'Administrador',
  company: 'Empresa',
  user: 'Usuário',
};
