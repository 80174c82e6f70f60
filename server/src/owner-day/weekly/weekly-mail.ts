import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { PrivacyProvider } from '../../graphql/privacy-provider.ts';
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

/** Whether the account receives the weekly mail; the database removes it with the account. */
export const ACCOUNT_WEEKLY_MAIL: PrivacyProvider = {
  name: 'weeklyMail',
  async collect(manager, userId) {
    const [row]: unknown[] = await manager.query(
      `SELECT is_on AS "isOn", to_char(last_week, 'YYYY-MM-DD') AS "lastWeek" FROM weekly_mails WHERE user_id = $1`,
      [userId],
    );
    return row ?? null;
  },
};
