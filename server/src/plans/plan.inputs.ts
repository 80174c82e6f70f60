import { ArrayMaxSize, IsNotEmpty, IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { searchedPageArgs } from '../graphql/paging.ts';
import { graphqlEnum } from '../shared/schema/graphql-enum.ts';
import { Decimal } from '../shared/schema/scalars.ts';
import { MaxCodePoints, rule } from '../shared/text/validators.ts';

const MOST_FEATURES = 30;
const FEATURE_LENGTH = 100;

/** Requires reais with at most two decimals, 0 to 999,999.99. */
const IsPrice = (): PropertyDecorator =>
  rule('isPrice', 'Informe um preço de 0 a 999.999,99, com no máximo duas casas decimais.', (value) => {
    const price = Number(value);
    return price >= 0 && price <= 999_999.99 && /^\d+(\.\d{1,2})?$/.test(String(value));
  });

/** Requires texts without commas, so that they can be edited as one comma-separated text. */
const IsFeatureList = (): PropertyDecorator =>
  rule(
    'isFeatureList',
    `Cada recurso tem de 1 a ${FEATURE_LENGTH} caracteres, sem vírgula.`,
    (value) =>
      Array.isArray(value) &&
      value.every((text: string) => text !== '' && [...text].length <= FEATURE_LENGTH && !text.includes(',')),
  );

export const PlanOrder = graphqlEnum('PlanOrder', "Order of the administrators' list of plans.", {
  price: 'The cheapest first.',
  priceDescending: 'The dearest first.',
  name: 'By name, from A to Z.',
  nameDescending: 'By name, from Z to A.',
  companies: 'The fewest companies first.',
  companiesDescending: 'The most companies first.',
  users: 'The fewest accounts first.',
  usersDescending: 'The most accounts first.',
  inactive: 'Inactive plans first.',
  active: 'Active plans first.',
});
export type PlanOrder = keyof typeof PlanOrder;

@ArgsType()
export class PlansArgs extends searchedPageArgs('the name or the features') {
  @Field(() => Boolean, { nullable: true, description: 'All when absent.' })
  isActive?: boolean | null;

  @Field(() => PlanOrder, { defaultValue: PlanOrder.price, description: 'What comes first.' })
  order: PlanOrder = PlanOrder.price;
}

/** Optional in a new plan too, which by default has five companies, no features, and is active. */
@InputType()
abstract class OptionalPlanFields {
  @Field(() => Int, { nullable: true, description: 'Companies allowed, 1 to 1000; 5 for a new plan.' })
  @IsOptional()
  @Min(1, { message: 'O plano permite de 1 a 1.000 empresas.' })
  @Max(1_000, { message: 'O plano permite de 1 a 1.000 empresas.' })
  maxCompanies?: number | null;

  @Field(() => Int, { nullable: true, description: 'Photos of a company, 0 to 100; 5 for a new plan.' })
  @IsOptional()
  @Min(0, { message: 'O plano permite de 0 a 100 fotos.' })
  @Max(100, { message: 'O plano permite de 0 a 100 fotos.' })
  photoLimit?: number | null;

  @Field(() => [String], {
    nullable: true,
    description: `Features, at most ${MOST_FEATURES} texts of at most ${FEATURE_LENGTH} characters without comma.`,
  })
  @IsOptional()
  @ArrayMaxSize(MOST_FEATURES, { message: `Informe no máximo ${MOST_FEATURES} recursos.` })
  @IsFeatureList()
  features?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it can be requested; true by default for a new plan.',
  })
  isActive?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Posters and QR codes; true by default.' })
  hasPoster?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "The badge for an owner's own site; true by default.",
  })
  hasBadge?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Reports of 12 months; true by default.' })
  hasYearReports?: boolean | null;
}

@InputType({ description: 'Absent fields stay unchanged.' })
export class UpdatePlanInput extends OptionalPlanFields {
  @Field(() => String, { nullable: true, description: 'Name, 1 to 60 characters.' })
  @IsOptional()
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(60)
  name?: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Price in reais a month, 0 to 999999.99, at most two decimals.',
  })
  @IsOptional()
  @IsPrice()
  price?: number | null;
}

@InputType({ description: 'A new plan.' })
export class CreatePlanInput extends OptionalPlanFields {
  @Field({ description: 'Name, 1 to 60 characters.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(60)
  name!: string;

  @Field(() => Decimal, { description: 'Price in reais a month, 0 to 999999.99, at most two decimals.' })
  @IsPrice()
  price!: number;
}
