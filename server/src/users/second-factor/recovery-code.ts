import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** An unused recovery code; only its hash is stored. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('users', { onDelete: 'CASCADE' })
  userId!: number;

  @PrimaryColumn({ type: 'bytea' })
  codeHash!: Buffer;
}
