import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.ts';

/** The weekly mail of an account: whether it is wanted, and the last week for which it was made. No row: wanted, none yet. */
@Entity('weekly_mails')
export class WeeklyMail {
  @PrimaryColumn({ type: 'integer' })
  userId!: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn()
  user!: User;

  @Column({ type: 'boolean', default: true })
  isOn!: boolean;

  /** Its Monday. */
  @Column({ type: 'date', nullable: true })
  lastWeek!: string | null;
}
