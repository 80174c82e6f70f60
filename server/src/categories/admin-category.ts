import { IsNotEmpty, IsOptional, Matches } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { pageOf, searchedPageArgs } from '../graphql/paging.ts';
import { PlaceOrder } from '../shared/schema/place-order.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';

@ObjectType({ simpleResolvers: true, description: 'A category, for administrators.' })
export class AdminCategory {
  @Field(() => ID, { description: 'Id of the category.' })
  id!: number;

  @Field({ description: 'Name of the category.' })
  name!: string;

  @Field({ description: 'False when it is not offered in searches and forms; its companies stay visible.' })
  isVisible!: boolean;

  @Field(() => Int, { description: 'Number of companies, pending and inactive ones too.' })
  companiesCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A page of categories.' })
export class AdminCategoryPage extends pageOf(AdminCategory) {}

@ArgsType()
export class AdminCategoriesArgs extends searchedPageArgs('the name') {
  @Field(() => Boolean, { nullable: true, description: 'Visible or hidden ones; both when absent.' })
  isVisible?: boolean | null;

  @Field(() => PlaceOrder, { defaultValue: PlaceOrder.name, description: 'What comes first.' })
  order: PlaceOrder = PlaceOrder.name;
}

@InputType({ description: 'A new category; it is visible.' })
export class CreateCategoryInput {
  @Field({
    description: 'Name, 1 to 60 characters, one of them a letter; unique without regard to case and accents.',
  })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @Matches(/\p{L}/u, { message: 'O nome precisa ter letras.' })
  @MaxCodePoints(60)
  name!: string;
}

@InputType({ description: 'Absent fields stay unchanged.' })
export class UpdateCategoryInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name, 1 to 60 characters, one of them a letter; unique without regard to case and accents.',
  })
  @IsOptional()
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @Matches(/\p{L}/u, { message: 'O nome precisa ter letras.' })
  @MaxCodePoints(60)
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'False hides it from searches and forms.' })
  isVisible?: boolean | null;
}
