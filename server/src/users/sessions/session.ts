import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../user.ts';

/** A login. Only the hash of its token is stored. */
@Entity('sessions')
export class Session {
  /** Identifies the session to its owner without the token. */
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'bytea', unique: true })
  tokenHash!: Buffer;

  @Index()
  @Column({ type: 'integer' })
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user!: User;

  @Column({ type: 'boolean' })
  remember!: boolean;

  /** Browser and system in words; null for old logins. The user agent itself is not stored. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  device!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Recorded every ten minutes. */
  @CreateDateColumn({ type: 'timestamptz' })
  lastUsedAt!: Date;

  /** Expiry without use; `sessionEnd` has the latest end. */
  @Index()
  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
