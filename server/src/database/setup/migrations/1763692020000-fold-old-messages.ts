import type { MigrationInterface, QueryRunner } from 'typeorm';

/** So few that whoever wants one of them waits for a part of a second. */
const STEP = 1_000;

/**
 * Those written before there was a trigger. Outside of a transaction, so that each step lets its messages go at once:
 * copies of the version before go on meanwhile. Cut off, it begins anew and passes over what is done.
 */
export class FoldOldMessages1763692020000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let done = 0; ; ) {
      const [step]: Array<{ last: number | null }> = await runner.query(
        `SELECT max(id) AS last FROM (SELECT id FROM messages WHERE id > ${done} ORDER BY id LIMIT ${STEP}) next`,
      );
      const last = step?.last ?? null;
      if (last === null) return;
      // What is folded begins with a space, so none that is done is ''.
      await runner.query(`
        UPDATE messages SET folded = ' ' || search_fold(concat_ws(' ', name, email, phone, subject, content))
        WHERE id > ${done} AND id <= ${last} AND folded = ''`);
      done = last;
    }
  }

  /** The column goes with `1763692000000`. */
  async down(): Promise<void> {}
}
