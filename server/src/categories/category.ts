import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Reader, Statement } from '../database/statement.ts';
import type { Context } from '../graphql/context.ts';

@ObjectType({ simpleResolvers: true, description: 'A segment of business, such as "Alimentação".' })
@Entity('categories')
@Index('categories_name_key', { synchronize: false })
@Index('categories_folded_name_key', { synchronize: false })
export class Category {
  @Field(() => ID, { description: 'Id; 1 to 10 for those of a new database.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: 'Name of the category.' })
  @Column({ type: 'varchar', length: 60 })
  name!: string;

  @Column({ type: 'boolean', default: true })
  isVisible!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** Returns the SQL of whether a normalized text is the id or name of a row of `categories`. */
export const isCategoryNamed = (normalized: string): string => `
  CASE WHEN ${normalized} ~ '^[0-9]+$' THEN id::text = ltrim(${normalized}, '0') ELSE search_fold(name) = ${normalized} END`;

const NAMED: Statement = {
  name: 'category_named',
  text: `
    WITH typed AS MATERIALIZED (SELECT search_fold($1) AS normalized)
    SELECT id, is_visible AS "isVisible" FROM categories, typed
    WHERE ${isCategoryNamed('typed.normalized')} ORDER BY id LIMIT 1`,
};

/** Returns the category of a name or id, without regard to case and accents, hidden ones too. */
export async function categoryNamed(
  reader: Reader,
  text: string,
): Promise<{ id: number; isVisible: boolean } | undefined> {
  const [category] = await reader.query<{ id: number; isVisible: boolean }>(NAMED, [text]);
  return category;
}

const VISIBLE: Statement = {
  name: 'visible_categories',
  text: 'SELECT id, name FROM categories WHERE is_visible ORDER BY id LIMIT 500',
};

/** Returns the visible categories by id. */
export async function visibleCategories(ctx: Context): Promise<Category[]> {
  ctx.answer.tags.add('categories');
  return ctx.db.reads.query<Category>(VISIBLE);
}
