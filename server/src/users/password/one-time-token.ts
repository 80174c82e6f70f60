import { Check, Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { AccountTokenPurpose } from '../../mail/mail.ts';
import { User } from '../user.ts';

/** A link in a mail. Only the hash of its token is stored. */
@Entity('one_time_tokens')
@Check('one_time_tokens_purpose_check', "purpose IN ('admin-invitation', 'confirm-email', 'reset-password')")
export class OneTimeToken {
  @PrimaryColumn({ type: 'bytea' })
  tokenHash!: Buffer;

  @Index()
  @Column({ type: 'integer' })
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: User;

  @Column({ type: 'varchar', length: 20 })
  purpose!: AccountTokenPurpose;

  /** The recipient; the token is invalid once the account has another e-mail. */
  @Column({ type: 'varchar', length: 254 })
  email!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Index()
  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
