import { IsIn, IsNotEmpty, IsOptional, Matches, Max, Min } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { pageOf, searchedPageArgs } from '../graphql/paging.ts';
import { PlaceOrder } from '../shared/schema/place-order.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';

/** The letters of the 26 states and the Federal District. */
const STATES = [
  ...['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI'],
  ...['PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'],
] as const;

const NO_STATE = { message: 'Informe a sigla do estado, com duas letras.' };
const NO_DEGREES = { message: 'Informe graus decimais dentro do Brasil.' };

@ObjectType({ simpleResolvers: true, description: 'A city, for administrators.' })
export class AdminCity {
  @Field(() => ID, { description: 'Id of the city.' })
  id!: number;

  @Field({ description: 'Name of the city.' })
  name!: string;

  @Field({ description: 'Two letters of the state.' })
  state!: string;

  @Field(() => Int, { nullable: true, description: 'IBGE code; null for a city added by administrators.' })
  ibgeCode!: number | null;

  @Field(() => Int, { description: 'Inhabitants; the larger of two cities with one name comes first.' })
  population!: number;

  @Field({ description: 'False when it is not offered in searches and forms; its companies stay visible.' })
  isVisible!: boolean;

  @Field(() => Int, { description: 'Number of companies, pending and inactive ones too.' })
  companiesCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A page of cities.' })
export class AdminCityPage extends pageOf(AdminCity) {}

@ArgsType()
export class AdminCitiesArgs extends searchedPageArgs(
  "the name (for one or two letters: its beginning), or the IBGE's code",
) {
  @Field(() => String, { nullable: true, description: 'Two letters of a state; all when absent.' })
  @IsOptional()
  @IsIn(['', ...STATES], NO_STATE)
  state?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Visible or hidden ones; both when absent.' })
  isVisible?: boolean | null;

  @Field(() => PlaceOrder, { defaultValue: PlaceOrder.name, description: 'What comes first.' })
  order: PlaceOrder = PlaceOrder.name;
}

@InputType({ description: 'A city without IBGE code, such as a district.' })
export class CreateCityInput {
  @Field({ description: 'Name, 1 to 80 characters; unique in its state without regard to case and accents.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @Matches(/\p{L}/u, { message: 'O nome precisa ter letras.' })
  @MaxCodePoints(80)
  name!: string;

  @Field({ description: 'Two letters of the state.' })
  @IsIn(STATES, NO_STATE)
  state!: string;

  @Field(() => Int, { nullable: true, description: 'Inhabitants; 0 when absent.' })
  @IsOptional()
  @Min(0, { message: 'Informe um número a partir de 0.' })
  population?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Latitude in degrees; the middle of the state's cities when absent.",
  })
  @IsOptional()
  @Min(-35, NO_DEGREES)
  @Max(7, NO_DEGREES)
  latitude?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: "Longitude in degrees; the middle of the state's cities when absent.",
  })
  @IsOptional()
  @Min(-75, NO_DEGREES)
  @Max(-28, NO_DEGREES)
  longitude?: number | null;
}

@InputType({ description: 'Absent fields stay unchanged.' })
export class UpdateCityInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name, 1 to 80 characters; unique in its state without regard to case and accents.',
  })
  @IsOptional()
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @Matches(/\p{L}/u, { message: 'O nome precisa ter letras.' })
  @MaxCodePoints(80)
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'False hides it from searches and forms.' })
  isVisible?: boolean | null;
}
