import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { User } from '../user.ts';

/** A login. The token itself is only with its owner; here is its hash. */
@Entity('sessions')
export class Session {
  /** For the list of one's sessions, which shows nothing of the token. */
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'bytea', unique: true })
  tokenHash!: Buffer;

  @Index()
  @Column({ type: 'integer' })
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user!: User;

  @Column({ type: 'boolean' })
  remember!: boolean;

  /** Browser and system in words; null where the login was before this was kept. The user agent itself is not kept. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  device!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** At most ten minutes behind. */
  @CreateDateColumn({ type: 'timestamptz' })
  lastUsedAt!: Date;

  /** When it ends unless it is used; `sessionEnd` says when it ends in any case. */
  @Index()
  @Column({ type: 'timestamptz' })
  expiresAt!: Date;
}
