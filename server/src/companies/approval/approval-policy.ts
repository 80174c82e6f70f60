import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The single row of rules for the companies that owners register. */
@ObjectType({ simpleResolvers: true, description: 'The rules for companies that owners register.' })
@Entity('approval_policy')
@Check('approval_policy_single_check', 'id = 1')
@Check('approval_policy_timeout_check', 'approval_timeout_days BETWEEN 1 AND 30')
export class ApprovalPolicy {
  @PrimaryColumn({ type: 'integer', default: 1 })
  id!: number;

  @Field({ description: 'False approves new companies at once.' })
  @Column({ type: 'boolean', default: true })
  requireAdminApproval!: boolean;

  @Field({ description: 'True approves at once when the owner has confirmed the e-mail of the account.' })
  @Column({ type: 'boolean', default: false })
  autoApproveVerifiedCompanies!: boolean;

  @Field({ description: 'Requires a description of 20 characters, phone and e-mail.' })
  @Column({ type: 'boolean', default: true })
  minCompanyInfoRequired!: boolean;

  @Field({ description: 'Whether an invalid e-mail is rejected.' })
  @Column({ type: 'boolean', default: true })
  requireValidEmail!: boolean;

  @Field({ description: 'Whether an invalid phone is rejected.' })
  @Column({ type: 'boolean', default: false })
  requireValidPhone!: boolean;

  @Field({ description: "Rejects a company whose name, city and phone or address equal another's." })
  @Column({ type: 'boolean', default: true })
  blockDuplicateCompanies!: boolean;

  @Field({ description: 'Whether new photos of approved companies wait for an administrator.' })
  @Column({ type: 'boolean', default: true })
  requirePhotoApproval!: boolean;

  @Field(() => Int, { description: 'Days, 1 to 30; companies that wait longer are overdue.' })
  @Column({ type: 'integer', default: 7 })
  approvalTimeoutDays!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Address that is told of new pending companies; null for none.',
  })
  @Column({ type: 'varchar', length: 254, nullable: true })
  notificationEmail!: string | null;
}
