import { IsNotEmpty, IsOptional, Matches, MaxLength, ValidateIf } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsEmailLike } from '../shared/text/is-email-like.ts';
import { MaxCodePoints } from '../shared/text/max-code-points.ts';
import { ContactType } from './company.ts';

/** What neither form requires (SPEC section 5); texts are trimmed before the rules see them. */
@InputType()
export abstract class OptionalCompanyFields {
  @Field(() => String, { nullable: true, description: 'Two letters; may be part of `city` instead.' })
  @ValidateIf((input: OptionalCompanyFields) => Boolean(input.state))
  @Matches(/^[A-Za-z]{2}$/, { message: 'Informe a sigla do estado, com duas letras.' })
  state?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Street, number and neighbourhood in one line, at most 300 characters.',
  })
  @IsOptional()
  @MaxCodePoints(300)
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Eight digits, with or without the hyphen.' })
  @ValidateIf((input: OptionalCompanyFields) => Boolean(input.cep))
  @Matches(/^\d{5}-?\d{3}$/, { message: 'O CEP tem 8 dígitos.' })
  cep?: string | null;

  @Field(() => ContactType, { nullable: true, description: '`phone` where nothing else was said.' })
  contactType?: ContactType | null;

  @Field(() => String, { nullable: true, description: 'http or https; without a scheme it gets https.' })
  @IsOptional()
  @MaxCodePoints(2_048)
  website?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of a visible category, for whoever does not know its id. Counts where `categoryId` is left out, or is the one that the company has already.',
  })
  @IsOptional()
  @MaxCodePoints(100)
  category?: string | null;
}

/** What both forms of a new company require. */
@InputType()
export abstract class NewCompanyFields extends OptionalCompanyFields {
  @Field({ description: '1 to 120 characters.' })
  @IsNotEmpty({ message: 'Nome é obrigatório' })
  @MaxCodePoints(120)
  name!: string;

  @Field(() => ID, { nullable: true, description: 'Id of a visible category; required without `category`.' })
  @ValidateIf((input: NewCompanyFields) => !input.category)
  @IsNotEmpty({ message: 'Categoria é obrigatória' })
  categoryId?: string | null;

  @Field({ description: 'With or without the state: "Campinas", "Campinas - SP", "Campinas/SP".' })
  @IsNotEmpty({ message: 'Cidade é obrigatória' })
  @MaxCodePoints(100)
  city!: string;
}

@InputType({ description: 'What an owner types of a new company.' })
export class CompanyInput extends NewCompanyFields {
  @Field({ description: '1 to 5000 characters.' })
  @IsNotEmpty({ message: 'Descrição é obrigatória' })
  @MaxCodePoints(5_000)
  description!: string;

  @Field({ description: 'One that parses is stored in one form; others as typed.' })
  @IsNotEmpty({ message: 'Telefone é obrigatório' })
  @MaxCodePoints(32)
  phone!: string;

  @Field({ description: 'Shown on the page.' })
  @IsNotEmpty({ message: 'Email é obrigatório' })
  @IsEmailLike()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email!: string;
}

/** Every field may be left out; an empty one is emptied where that is allowed (DECISIONS section 3). */
@InputType({ description: 'Only what is sent is changed; an empty text empties.' })
export class UpdateCompanyInput extends OptionalCompanyFields {
  @Field(() => String, { nullable: true, description: '1 to 120 characters; the slug stays.' })
  @IsOptional()
  @MaxCodePoints(120)
  name?: string | null;

  @Field(() => String, { nullable: true, description: '1 to 5000 characters.' })
  @IsOptional()
  @MaxCodePoints(5_000)
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of a visible category.' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: 'With or without the state, as for a new company.' })
  @IsOptional()
  @MaxCodePoints(100)
  city?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'One that parses is stored in one form; others as typed.',
  })
  @IsOptional()
  @MaxCodePoints(32)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Shown on the page.' })
  @IsOptional()
  @IsEmailLike()
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  email?: string | null;
}
