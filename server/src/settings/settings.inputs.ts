import { ArrayMaxSize, IsEmail, IsNotEmpty, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { MaxCodePoints } from '../shared/text/max-code-points.ts';
import { IsCorsOriginList } from './cors-origin.ts';

const RANGE = { message: 'Informe um número de 1 a 100.' };

@InputType({ description: 'Absent fields stay unchanged.' })
export class UpdateSystemSettingsInput {
  @Field(() => String, { nullable: true, description: 'Name of the site, 1 to 120 characters.' })
  @IsOptional()
  @IsNotEmpty({ message: 'Nome do site é obrigatório' })
  @MaxCodePoints(120)
  siteName?: string | null;

  @Field(() => String, { nullable: true, description: 'Description of the site, 1 to 300 characters.' })
  @IsOptional()
  @IsNotEmpty({ message: 'Descrição do site é obrigatória' })
  @MaxCodePoints(300)
  siteDescription?: string | null;

  @Field(() => Int, { nullable: true, description: 'Companies that an owner may have, 1 to 100.' })
  @IsOptional()
  @Min(1, RANGE)
  @Max(100, RANGE)
  maxCompaniesPerUser?: number | null;

  @Field(() => Boolean, { nullable: true, description: "True approves owners' new companies at once." })
  autoApproveCompanies?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True serves administrators alone.' })
  maintenanceMode?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True asks every administrator for a second factor before anything else.',
  })
  requireSecondFactor?: boolean | null;

  @Field(() => String, { nullable: true, description: 'E-mail in the footer.' })
  @IsOptional()
  @IsEmail({}, { message: 'Email inválido' })
  @MaxLength(254, { message: 'Use no máximo 254 caracteres.' })
  contactEmail?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone in the footer, 1 to 32 characters as typed.' })
  @IsOptional()
  @IsNotEmpty({ message: 'Telefone é obrigatório' })
  @MaxCodePoints(32)
  supportPhone?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'At most 50 origins, each https or http of localhost; empty for none. All at once, not one by one.',
  })
  @IsOptional()
  @ArrayMaxSize(50, { message: 'Use no máximo 50 endereços.' })
  @IsCorsOriginList()
  corsOrigins?: string[] | null;
}
