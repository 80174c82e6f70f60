import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Category } from '../categories/category.ts';

/** A kind of business, below a category: 'Padaria', 'Oficina mecânica'. */
@Entity('kinds')
export class Kind {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 80, unique: true })
  slug!: string;

  @Column({ type: 'varchar', length: 80 })
  name!: string;

  /** Null when its category was removed. */
  @Column({ type: 'integer', nullable: true })
  categoryId!: number | null;

  @ManyToOne(() => Category, { onDelete: 'SET NULL' })
  @JoinColumn()
  category!: Category | null;

  /** Type of schema.org; null where none is more exact than LocalBusiness. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  schemaType!: string | null;

  /** The kind that covers it; null for most. */
  @Column({ type: 'integer', nullable: true })
  broaderId!: number | null;

  @ManyToOne(() => Kind, { onDelete: 'SET NULL' })
  @JoinColumn()
  broader!: Kind | null;
}
