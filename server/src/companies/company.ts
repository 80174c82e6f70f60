import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { Category } from '../categories/category.ts';
import { City } from '../cities/city.ts';
import { Plan } from '../plans/plan.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { Url } from '../shared/schema/scalars.ts';
import { User } from '../users/user.ts';
import { Logo } from './logo.ts';
import type { Offer } from './offers/offer.ts';
import { MapPoint } from './points/map-point.ts';

export const ContactType = graphqlEnum('ContactType', 'How the phone of a company is used.', {
  phone: 'For calls.',
  whatsapp: 'For WhatsApp.',
});
export type ContactType = keyof typeof ContactType;

/**
 * A company. `read-companies.ts` computes the fields without a column and returns every Company of the GraphQL
 * schema.
 */
@ObjectType({ simpleResolvers: true, description: 'A company of the directory.' })
@Entity('companies')
@Index('companies_slug_key', ['slug'], { unique: true, where: 'rejected_at IS NULL' })
@Index('companies_cnpj_key', ['cnpj'], { unique: true, where: 'rejected_at IS NULL' })
@Index('companies_source_key', ['source', 'sourceId'], { unique: true, where: 'rejected_at IS NULL' })
@Check('companies_contact_type_check', "contact_type IN ('phone', 'whatsapp')")
@Check('companies_description_check', 'char_length(description) <= 5000')
@Check('companies_attribute_ids_check', 'cardinality(attribute_ids) <= 60')
@Check('companies_offers_check', "jsonb_typeof(offers) = 'array' AND jsonb_array_length(offers) <= 50")
@Check('companies_founded_year_check', 'founded_year >= 1800')
@Check('companies_kind_ids_check', 'cardinality(kind_ids) <= 5')
@Check('companies_rating_check', 'rating_count >= 0 AND rating_sum BETWEEN rating_count AND 5 * rating_count')
@Check(
  'companies_rejected_check',
  `CASE WHEN rejected_at IS NULL THEN rejection_reason IS NULL AND rejected_by IS NULL
    ELSE NOT is_approved AND NOT is_active END`,
)
@Index('companies_owner_id_idx', { synchronize: false })
@Index('companies_website_idx', { synchronize: false })
@Index('companies_logo_hash_idx', { synchronize: false })
@Index('companies_rejected_by_idx', { synchronize: false })
@Index('companies_rejected_idx', { synchronize: false })
@Index('companies_rejected_text_idx', { synchronize: false })
@Index('companies_pending_idx', { synchronize: false })
@Index('companies_pending_text_idx', { synchronize: false })
@Index('companies_site_idx', { synchronize: false })
@Index('companies_address_idx', { synchronize: false })
@Index('companies_is_demo_idx', { synchronize: false })
@Index('companies_inactive_idx', { synchronize: false })
@Index('companies_average_idx', { synchronize: false })
@Index('companies_counts_idx', { synchronize: false })
@Index('companies_access_idx', { synchronize: false })
@Index('companies_phone_idx', { synchronize: false })
@Index('companies_phone_end_idx', { synchronize: false })
@Index('companies_cep_idx', { synchronize: false })
@Index('companies_folded_name_idx', { synchronize: false })
@Index('companies_kind_ids_idx', { synchronize: false })
@Index('companies_main_kind_idx', { synchronize: false })
@Index('companies_several_kinds_idx', { synchronize: false })
@Index('companies_folded_name_trgm_idx', { synchronize: false })
@Index('companies_created_at_id_idx', { synchronize: false })
@Index('companies_is_approved_is_active_id_idx', { synchronize: false })
@Index(['categoryId', 'createdAt', 'id'])
@Index(['cityId', 'createdAt', 'id'])
export class Company {
  @Field(() => ID, { description: "Id of the company, part of its page's address." })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field({ description: 'Name, at most 120 characters.' })
  @Column({ type: 'varchar', length: 120 })
  name!: string;

  @Field({ description: 'Part of a readable address; never changes on its own.' })
  @Column({ type: 'varchar', length: 220 })
  slug!: string;

  @Field({ description: 'Plain text, at most 5000 characters.' })
  @Column({ type: 'text', default: '' })
  description!: string;

  @Column({ type: 'integer' })
  categoryId!: number;

  @Field(() => Category, { description: 'Its segment of business.' })
  @ManyToOne(() => Category)
  @JoinColumn()
  category!: Category;

  @Column({ type: 'integer' })
  cityId!: number;

  @Field(() => City, { description: 'The city where it is.' })
  @ManyToOne(() => City)
  @JoinColumn()
  city!: City;

  @Field(() => String, { nullable: true, description: 'Street, number and neighbourhood in one line.' })
  @Column({ type: 'varchar', length: 300, nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code as written, "00000-000".' })
  @Column({ type: 'char', length: 8, nullable: true })
  cep!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone as Brazilians write it; as typed when it is no phone.',
  })
  @Column({ type: 'varchar', length: 32, nullable: true })
  phone!: string | null;

  @Field(() => Url, { nullable: true, description: '"tel:+55…"; null when the phone does not parse.' })
  phoneUrl!: string | null;

  @Field(() => Url, { nullable: true, description: '"https://wa.me/55…"; only for contact type whatsapp.' })
  whatsappUrl!: string | null;

  @Field(() => ContactType, { description: 'Whether the phone is for calls or for WhatsApp.' })
  @Column({ type: 'varchar', length: 10, default: 'phone' })
  contactType!: ContactType;

  @Field(() => String, { nullable: true, description: 'E-mail, shown to everybody.' })
  @Column({ type: 'varchar', length: 254, nullable: true })
  email!: string | null;

  @Field(() => Url, { nullable: true, description: 'Website, always http or https.' })
  @Column({ type: 'varchar', length: 2048, nullable: true })
  website!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Opening hours in the `opening_hours` syntax of OpenStreetMap; `opening` has them read.',
  })
  @Column({ type: 'text', nullable: true })
  openingHours!: string | null;

  @Field(() => Url, { nullable: true, description: 'Profile on Instagram.' })
  @Column({ type: 'varchar', length: 300, nullable: true })
  instagram!: string | null;

  @Field(() => Url, { nullable: true, description: 'Page on Facebook.' })
  @Column({ type: 'varchar', length: 300, nullable: true })
  facebook!: string | null;

  @Field(() => Url, { nullable: true, description: 'Shop on iFood.' })
  @Column({ type: 'varchar', length: 300, nullable: true })
  ifood!: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of foundation, from 1800.' })
  @Column({ type: 'integer', nullable: true })
  foundedYear!: number | null;

  @Field(() => String, { nullable: true, description: 'Where it works or delivers, at most 200 characters.' })
  @Column({ type: 'varchar', length: 200, nullable: true })
  areaServed!: string | null;

  @Column({ type: 'char', length: 64, nullable: true })
  logoHash!: string | null;

  @Field(() => Logo, { nullable: true, description: 'Its logo; null when it has none.' })
  @ManyToOne(() => Logo)
  @JoinColumn({ name: 'logo_hash' })
  logo!: Logo | null;

  @Column({ type: 'integer', nullable: true })
  ownerId!: number | null;

  /** Whether an account has ever kept it; written by a trigger. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  wasOwned!: boolean;

  @ManyToOne(() => User)
  @JoinColumn()
  owner!: User | null;

  @Field({ description: 'False for an imported company that nobody has claimed.' })
  hasOwner!: boolean;

  @Field({
    description:
      'Whether messages of visitors can be read; false until the administration gives access to them.',
  })
  readsMessages!: boolean;

  @Field(() => Plan, { nullable: true, description: "The owner's current plan." })
  plan!: Plan | null;

  @Field({ description: 'False hides it from all but its owner and administrators.' })
  @Column({ type: 'boolean', default: true })
  isActive!: boolean;

  @Field({ description: 'False while it waits for an administrator.' })
  @Column({ type: 'boolean', default: false })
  isApproved!: boolean;

  /** Null unless it was rejected. A rejected company is neither approved nor active, and only `rejections` reads it. */
  @Column({ type: 'timestamptz', nullable: true })
  rejectedAt!: Date | null;

  /** For its owner. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  rejectionReason!: string | null;

  @Column({ type: 'integer', nullable: true })
  rejectedBy!: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'rejected_by' })
  rejector!: User | null;

  /** While pending or rejected: its normalized name, its owner's name and e-mail, for searching; written by triggers. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  pendingText!: string | null;

  @Column({ type: 'boolean', default: false })
  isDemo!: boolean;

  @Column({ type: 'timestamptz', nullable: true })
  approvedAt!: Date | null;

  @Column({ type: 'boolean', default: false })
  hasMessageAccess!: boolean;

  /** Whether it wants visitors' requests to several companies, which come as messages. */
  @Column({ type: 'boolean', default: true })
  takesQuoteRequests!: boolean;

  @Column({ type: 'integer', default: 0 })
  ratingSum!: number;

  @Column({ type: 'integer', default: 0 })
  ratingCount!: number;

  @Field(() => Float, { description: 'Average stars, 1 to 5 with two decimals; 0 while nobody has rated.' })
  averageRating!: number;

  @Field(() => Int, { description: 'How many have rated it.' })
  totalRatings!: number;

  @Field(() => [Int], { description: 'How many ratings have 1, 2, 3, 4 and 5 stars.' })
  @Column({ type: 'integer', array: true, nullable: true })
  ratingCounts!: number[];

  @Column({ type: 'char', length: 14, nullable: true })
  cnpj!: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  source!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  sourceId!: string | null;

  /** The name as the source of an import wrote it, where that differs. For the search. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  sourceName!: string | null;

  /** The registered name, never with a CPF. For the search. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  legalName!: string | null;

  /** The main kind first, then up to four others. */
  @Column({ type: 'integer', array: true, default: '{}' })
  kindIds!: number[];

  /** In ascending order, perhaps with retired ones. */
  @Column({ type: 'integer', array: true, default: '{}' })
  attributeIds!: number[];

  /** Only read where they are asked for: a card needs none. */
  @Column({ type: 'jsonb', default: [] })
  offers!: Offer[];

  /** True for kinds that were guessed from the texts. */
  @Column({ type: 'boolean', default: false })
  kindsAreGuessed!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Latitude of its own point, in degrees; null without one.',
  })
  @Column({ type: 'double precision', nullable: true })
  latitude!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Longitude of its own point, in degrees; null without one.',
  })
  @Column({ type: 'double precision', nullable: true })
  longitude!: number | null;

  @Field(() => MapPoint, {
    nullable: true,
    description: 'Where it is: its own point, else that of its neighbourhood or city.',
  })
  point!: MapPoint | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Metres from `near` to `point` in results of a search with `near`; null elsewhere, and where only its city or neighbourhood is known.',
  })
  distanceMeters!: number | null;

  @Field(() => Date, { description: 'When it was registered or imported.' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
