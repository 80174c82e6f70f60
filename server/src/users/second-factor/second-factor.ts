import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** The authenticator app of an account; it counts once `users.second_factor_at` is set. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: number;

  /** In base32. */
  @Column({ type: 'varchar', length: 64 })
  secret!: string;

  /** The 30 seconds, counted from 1970, of the last accepted code. */
  @Column({ type: 'integer', default: 0 })
  lastStep!: number;
}

/** An unused recovery code; only its hash is stored. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: number;

  @PrimaryColumn({ type: 'bytea' })
  codeHash!: Buffer;
}
