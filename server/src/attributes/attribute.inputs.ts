import { ArrayMaxSize, IsNotEmpty, IsOptional, Matches } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Category } from '../categories/category.ts';
import { Kind } from '../kinds/kind.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';

const NAME = '1 to 60 characters, one of them a letter; unique without regard to case and accents.';
const CATEGORIES = 'Categories for whose companies it matters; with no kinds either for all.';
const KINDS = 'Kinds for whose companies it matters, at most 100.';
const MOST = 100;

@ObjectType({ simpleResolvers: true, description: 'An attribute of companies, for administrators.' })
export class AdminAttribute {
  @Field(() => ID, { description: 'Id of the attribute.' })
  id!: number;

  @Field({ description: 'Name of the attribute.' })
  name!: string;

  @Field({ description: 'True for one that is neither offered nor shown any more.' })
  isRetired!: boolean;

  @Field(() => [Category], { description: 'Categories for whose companies it matters.' })
  categories!: Category[];

  @Field(() => [Kind], { description: 'Kinds for whose companies it matters.' })
  kinds!: Kind[];

  @Field(() => Int, { description: 'Companies that the search finds by it, counted every ten minutes.' })
  companiesCount!: number;
}

@InputType({ description: 'A new attribute, the last of the list.' })
export class CreateAttributeInput {
  @Field({ description: NAME })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @Matches(/\p{L}/u, { message: 'O nome precisa ter letras.' })
  @MaxCodePoints(60)
  name!: string;

  @Field(() => [ID], { nullable: true, description: CATEGORIES })
  @IsOptional()
  @ArrayMaxSize(MOST, { message: 'Escolha menos categorias.' })
  categoryIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: KINDS })
  @IsOptional()
  @ArrayMaxSize(MOST, { message: `Escolha no máximo ${MOST} segmentos.` })
  kindIds?: string[] | null;
}

@InputType({ description: 'Absent and null fields stay unchanged.' })
export class UpdateAttributeInput {
  @Field(() => String, { nullable: true, description: NAME })
  @IsOptional()
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @Matches(/\p{L}/u, { message: 'O nome precisa ter letras.' })
  @MaxCodePoints(60)
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True takes it out of forms, pages and filters.' })
  isRetired?: boolean | null;

  @Field(() => [ID], { nullable: true, description: CATEGORIES })
  @IsOptional()
  @ArrayMaxSize(MOST, { message: 'Escolha menos categorias.' })
  categoryIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: KINDS })
  @IsOptional()
  @ArrayMaxSize(MOST, { message: `Escolha no máximo ${MOST} segmentos.` })
  kindIds?: string[] | null;
}
