import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Reader, Statement } from '../../database/statement.ts';
import { Company } from '../company.ts';

/** A removed company whose address leads to another one. */
@Entity('merged_companies')
@Index(['source', 'sourceId'])
export class MergedCompany {
  /** That of the removed company. */
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Index()
  @Column({ type: 'integer' })
  keptId!: number;

  @ManyToOne(() => Company, { onDelete: 'CASCADE' })
  @JoinColumn()
  kept!: Company;

  /** Of the removed company, as the next two: imports do not create it again. */
  @Index()
  @Column({ type: 'char', length: 14, nullable: true })
  cnpj!: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  source!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  sourceId!: string | null;
}

const KEPT: Statement = {
  name: 'kept_company',
  text: 'SELECT kept_id AS "keptId" FROM merged_companies WHERE id = $1',
};

/** Returns the id of the company that a removed one was merged into; undefined for any other. */
export async function keptInstead(reader: Reader, id: number): Promise<number | undefined> {
  const [row] = await reader.query<{ keptId: number }>(KEPT, [id]);
  return row?.keptId;
}
