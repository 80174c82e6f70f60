import { Field, ID, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { CompanyPart } from '../../shared/company-parts.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { Url } from '../../shared/schema/scalars.ts';
import { User } from '../../users/user.ts';
import { Company } from '../company.ts';

/** An invitation to a part in a company. Of its links only hashes of their tokens are stored. */
@ObjectType({
  simpleResolvers: true,
  description: 'An open invitation to a part in a company, for its owner.',
})
@Entity('company_invitations')
@Check('company_invitations_part_check', "part IN ('manager', 'attendant')")
@Check('company_invitations_email_check', '(email IS NULL) = (accepted_at IS NOT NULL)')
@Index('company_invitations_open_key', { synchronize: false })
@Unique(['tokenHash'])
@Unique(['mailedTokenHash'])
export class CompanyInvitation {
  @Field(() => ID, { description: 'Id of the invitation, for `cancelInvitation`.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Index()
  @Column({ type: 'integer' })
  companyId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  company!: Company;

  @Field(() => CompanyPart, { description: 'The part that it gives.' })
  @Column({ type: 'varchar', length: 10 })
  part!: CompanyPart;

  /** Erased when it is accepted. */
  @Field(() => String, { description: 'E-mail of the account that may accept it.' })
  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;

  /** Of the link that the owner was given. */
  @Column({ type: 'bytea' })
  tokenHash!: Buffer;

  /** Of the link in the mail, made when it is sent. */
  @Column({ type: 'bytea', nullable: true })
  mailedTokenHash!: Buffer | null;

  @Index()
  @Column({ type: 'integer' })
  createdBy!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'created_by' })
  creator!: User;

  @Field(() => Date, { description: 'When it was made.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Until when it can be accepted, 7 days after it was made.' })
  @Index()
  @Column({ type: 'timestamptz' })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  acceptedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A new invitation with its link.' })
export class CreatedInvitation {
  @Field(() => CompanyInvitation, { description: 'The invitation.' })
  invitation!: CompanyInvitation;

  @Field(() => Url, { description: 'Address of the page that accepts it. It cannot be read again later.' })
  link!: string;

  @Field({
    description:
      'Whether it is also mailed to the person; false without a mail server and for a company that is pending or inactive.',
  })
  isMailed!: boolean;
}

export const InvitationState = graphqlEnum('InvitationState', 'State of an invitation.', {
  open: 'It can be accepted.',
  accepted: 'It was accepted; it works once.',
  expired: 'It is older than 7 days.',
});
export type InvitationState = keyof typeof InvitationState;

@ObjectType({ simpleResolvers: true, description: 'An invitation as somebody with its link sees it.' })
export class Invitation {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId!: number;

  @Field({ description: 'Name of the company.' })
  companyName!: string;

  @Field(() => CompanyPart, { description: 'The part that it gives.' })
  part!: CompanyPart;

  @Field({ description: 'Name of the person who invites.' })
  inviterName!: string;

  @Field(() => InvitationState, { description: 'Whether it can be accepted.' })
  state!: InvitationState;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail that it is for, masked: "m…@exemplo.com.br"; null once it is accepted.',
  })
  maskedEmail!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether it is for the signed-in account's e-mail; null without an account and once it is accepted.",
  })
  isForViewer!: boolean | null;
}
