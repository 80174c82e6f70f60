import { IsNotEmpty, IsOptional, Matches, Max, Min, ValidateIf } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BRAZIL } from '../shared/map/mercator.ts';
import { IsEmailLike, MaxCodePoints } from '../shared/text/validators.ts';
import { ContactType } from './company.ts';
import { COMPANY_FIELDS } from './company-fields.ts';
import { Offer } from './offers/offer.ts';

const messageOf = (field: 'name' | 'description' | 'phone' | 'email') => ({
  message: COMPANY_FIELDS[field].required?.message ?? '',
});

const OUTSIDE = { message: 'O ponto no mapa fica fora do Brasil.' };

/** The fields of all forms of a company. Texts are trimmed before validation. */
@ObjectType()
@InputType()
export abstract class CompanyForm {
  @Field(() => String, { nullable: true, description: 'Description, at most 5000 characters.' })
  @MaxCodePoints(5_000)
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'State, two letters; may be part of `city` instead.' })
  @ValidateIf((input: CompanyForm) => Boolean(input.state))
  @Matches(/^[A-Za-z]{2}$/, { message: 'Informe a sigla do estado, com duas letras.' })
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Street, number and neighbourhood in one line, at most 300 characters.',
  })
  @MaxCodePoints(300)
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code, eight digits, with or without hyphen.' })
  @ValidateIf((input: CompanyForm) => Boolean(input.cep))
  @Matches(/^\d{5}-?\d{3}$/, { message: 'O CEP tem 8 dígitos.' })
  cep?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone; a valid one is stored as E.164, anything else as typed.',
  })
  @MaxCodePoints(32)
  phone?: string | null;

  @Field(() => ContactType, { nullable: true, description: 'How the phone is used; `phone` by default.' })
  contactType?: ContactType | null;

  @Field(() => String, { nullable: true, description: 'E-mail that the page shows.' })
  @IsEmailLike()
  @MaxCodePoints(254)
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Website; without a scheme it gets https.' })
  @MaxCodePoints(2_048)
  website?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Opening hours in the `opening_hours` syntax of OpenStreetMap, such as "Mo-Fr 08:00-18:00; PH off"; at most 8000 characters.',
  })
  @MaxCodePoints(8_000)
  openingHours?: string | null;

  @Field(() => String, { nullable: true, description: 'Address or user name on Instagram.' })
  @MaxCodePoints(2_048)
  instagram?: string | null;

  @Field(() => String, { nullable: true, description: 'Address or user name on Facebook.' })
  @MaxCodePoints(2_048)
  facebook?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its shop on iFood.' })
  @MaxCodePoints(2_048)
  ifood?: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of foundation, from 1800 to this year.' })
  foundedYear?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where it works or delivers, at most 200 characters.',
  })
  @MaxCodePoints(200)
  areaServed?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Kinds of business: the main one first, at most five, each once. A new company without any gets those that its texts name.',
  })
  kindIds?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Attributes of the company, at most 60.' })
  attributeIds?: string[] | null;

  @Field(() => [Offer], {
    nullable: true,
    description: 'Services and products in their order, at most 50; they replace those of the company.',
  })
  offers?: Offer[] | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Latitude of its own point, in degrees, with `longitude`; null leaves the point to its address.',
  })
  @IsOptional()
  @Min(BRAZIL.south, OUTSIDE)
  @Max(BRAZIL.north, OUTSIDE)
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude of its own point, in degrees.' })
  @IsOptional()
  @Min(BRAZIL.west, OUTSIDE)
  @Max(BRAZIL.east, OUTSIDE)
  longitude?: number | null;
}

const CATEGORY_NAME =
  'The name of a visible category, instead of its id. Used when `categoryId` is absent or is the category that the company already has.';

/** The fields that both forms of a new company require. */
@InputType()
export abstract class NewCompanyForm extends CompanyForm {
  @Field({ description: 'Name, 1 to 120 characters.' })
  @IsNotEmpty(messageOf('name'))
  @MaxCodePoints(120)
  name!: string;

  @Field(() => ID, { nullable: true, description: 'Id of a visible category; required without `category`.' })
  @ValidateIf((input: NewCompanyForm) => !input.category)
  @IsNotEmpty({ message: 'Categoria é obrigatória' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: CATEGORY_NAME })
  @MaxCodePoints(100)
  category?: string | null;

  @Field({ description: 'City, with or without the state: "Campinas", "Campinas - SP", "Campinas/SP".' })
  @IsNotEmpty({ message: 'Cidade é obrigatória' })
  @MaxCodePoints(100)
  city!: string;
}

/** Repeats the rules of the fields that it overrides: class-validator does not inherit those. */
@InputType({ description: "An owner's new company." })
export class CreateCompanyInput extends NewCompanyForm {
  @Field({ description: '1 to 5000 characters.' })
  @IsNotEmpty(messageOf('description'))
  @MaxCodePoints(5_000)
  override description!: string;

  @Field({ description: 'A valid phone is stored as E.164; anything else as typed.' })
  @IsNotEmpty(messageOf('phone'))
  @MaxCodePoints(32)
  override phone!: string;

  @Field({ description: 'Shown on the page.' })
  @IsNotEmpty(messageOf('email'))
  @IsEmailLike()
  @MaxCodePoints(254)
  override email!: string;
}

@InputType({ description: 'Only what is sent is changed; an empty text empties.' })
export class UpdateCompanyInput extends CompanyForm {
  @Field(() => String, { nullable: true, description: 'Name, 1 to 120 characters; the slug stays.' })
  @MaxCodePoints(120)
  name?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of a visible category.' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: CATEGORY_NAME })
  @MaxCodePoints(100)
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'City, with or without the state.' })
  @MaxCodePoints(100)
  city?: string | null;
}
