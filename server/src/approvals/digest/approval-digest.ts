import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { PrivacyProvider } from '../../graphql/privacy-provider.ts';
import { graphqlEnum } from '../../shared/schema/graphql-enum.ts';
import { User } from '../../users/user.ts';

export const ApprovalMails = graphqlEnum(
  'ApprovalMails',
  'When an administrator receives mails about what waits for a decision.',
  {
    immediately: 'One mail for each thing, at once.',
    hourly: 'One mail about all that waits, on the hour, when something new arrived.',
    daily: 'One mail about all that waits, at eight in São Paulo, when something new arrived.',
  },
);
export type ApprovalMails = keyof typeof ApprovalMails;

/** The digest of an administrator. No row: each thing is a mail of its own. */
@Entity('approval_digests')
@Check('approval_digests_every_check', "every IN ('hourly', 'daily')")
export class ApprovalDigest {
  @PrimaryColumn({ type: 'integer' })
  userId!: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user!: User;

  @Column({ type: 'varchar', length: 10 })
  every!: Exclude<ApprovalMails, 'immediately'>;

  /** The hour for which the last one was made, or when it was chosen. */
  @Column({ type: 'timestamptz' })
  toldUntil!: Date;
}

/** How often an administrator wants the digest; the database removes it with the account. */
export const ACCOUNT_APPROVAL_DIGEST: PrivacyProvider = {
  name: 'approvalDigest',
  async collect(manager, userId) {
    const [row]: unknown[] = await manager.query(
      `SELECT every, told_until AS "toldUntil" FROM approval_digests WHERE user_id = $1`,
      [userId],
    );
    return row ?? null;
  },
};
