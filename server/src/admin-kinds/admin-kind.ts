import { IsIn, IsNotEmpty, IsOptional, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Category } from '../categories/category.ts';
import { pageOf, searchedPageArgs } from '../graphql/paging.ts';
import { SCHEMA_TYPES } from '../kinds/schema-types.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';

const NO_TYPE = { message: 'Informe um tipo de empresa do schema.org, como "Bakery", ou deixe em branco.' };
const SCHEMA_TYPE = 'Type of schema.org below LocalBusiness, such as "Bakery"; empty for none.';
const NAME = '1 to 80 characters, one of them a letter; unique without regard to case and accents.';
const PLURAL = 'Name in the title of a list, "Padarias"; up to 80 characters, empty for the name itself.';
const BROADER = 'The kind that covers it, which no other covers; empty for none.';

export const KindOrder = graphqlEnum('KindOrder', "Order of the administrators' list of kinds.", {
  name: 'By name, from A to Z.',
  nameDescending: 'By name, from Z to A.',
  category: 'By category, then by name; those without a category last.',
  categoryDescending: 'Those without a category first, then by category and name, from Z to A.',
  words: 'The most words first.',
  wordsAscending: 'The fewest words first.',
  companies: 'The most companies first.',
  companiesAscending: 'The fewest companies first.',
});
export type KindOrder = keyof typeof KindOrder;

@ObjectType({ simpleResolvers: true, description: 'A kind of business, for administrators.' })
export class AdminKind {
  @Field(() => ID, { description: 'Id of the kind.' })
  id!: number;

  @Field({ description: 'Part of the address of its search; a new name does not change it.' })
  slug!: string;

  @Field({ description: 'Name of the kind.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name in the title of a list, "Padarias"; null for the name itself.',
  })
  plural!: string | null;

  @Field(() => Category, { nullable: true, description: 'Its category; null when that was removed.' })
  category!: Category | null;

  @Field(() => String, { nullable: true, description: 'Type of schema.org; null for none.' })
  schemaType!: string | null;

  broaderId!: number | null;

  @Field(() => Int, { description: 'Number of words that people use for it.' })
  wordsCount!: number;

  @Field(() => Int, {
    description: 'Number of companies that the search finds by it, counted every ten minutes.',
  })
  companiesCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A page of kinds of business.' })
export class AdminKindPage extends pageOf(AdminKind) {}

@ArgsType()
export class AdminKindsArgs extends searchedPageArgs(
  'the name, one of its words or the name of its category',
) {
  @Field(() => ID, { nullable: true, description: 'Those of a category; all when absent.' })
  categoryId?: string | null;

  @Field(() => KindOrder, { defaultValue: KindOrder.name, description: 'What comes first.' })
  order: KindOrder = KindOrder.name;
}

@InputType({ description: 'A kind of business; its name becomes one of its words.' })
export class CreateKindInput {
  @Field({ description: NAME })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @Matches(/\p{L}/u, { message: 'O nome precisa ter letras.' })
  @MaxCodePoints(80)
  name!: string;

  @Field(() => String, { nullable: true, description: PLURAL })
  @MaxCodePoints(80)
  plural?: string | null;

  @Field(() => ID, { description: 'Id of its category.' })
  categoryId!: string;

  @Field(() => ID, { nullable: true, description: BROADER })
  broaderId?: string | null;

  @Field(() => String, { nullable: true, description: SCHEMA_TYPE })
  @IsOptional()
  @IsIn(['', ...SCHEMA_TYPES], NO_TYPE)
  schemaType?: string | null;
}

@InputType({ description: 'Absent and null fields stay unchanged. A new name is added to the words.' })
export class UpdateKindInput {
  @Field(() => String, { nullable: true, description: NAME })
  @IsOptional()
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @Matches(/\p{L}/u, { message: 'O nome precisa ter letras.' })
  @MaxCodePoints(80)
  name?: string | null;

  @Field(() => String, { nullable: true, description: PLURAL })
  @MaxCodePoints(80)
  plural?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of its category.' })
  categoryId?: string | null;

  @Field(() => ID, { nullable: true, description: BROADER })
  broaderId?: string | null;

  @Field(() => String, { nullable: true, description: SCHEMA_TYPE })
  @IsOptional()
  @IsIn(['', ...SCHEMA_TYPES], NO_TYPE)
  schemaType?: string | null;
}
