import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bit 0, which no schedule has, stands for companies without one: 'sem horário informado'. */
export class UnknownHours1796000000800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION is_open(schedule integer, bits bytea) RETURNS boolean
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE WHEN coalesce(schedule, 0) < 8 * octet_length(bits)
          THEN get_bit(bits, coalesce(schedule, 0)) = 1 ELSE false END
      $$`);
  }

  async down(): Promise<void> {}
}
