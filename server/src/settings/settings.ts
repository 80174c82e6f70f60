import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The single row of system settings. */
@ObjectType('SystemSettings', { simpleResolvers: true, description: 'Settings of the site.' })
@Entity('settings')
@Check('settings_single_check', 'id = 1')
@Check('settings_max_companies_check', 'max_companies_per_user BETWEEN 1 AND 100')
export class Settings {
  @PrimaryColumn({ type: 'integer', default: 1 })
  id!: number;

  @Field({ description: 'Name of the site, in header, footer and page titles.' })
  @Column({ type: 'varchar', length: 120, default: 'Guia de Empresas' })
  siteName!: string;

  @Field({ description: 'Description of the site, one sentence under the title.' })
  @Column({ type: 'varchar', length: 300, default: 'Encontre empresas e serviços perto de você.' })
  siteDescription!: string;

  @Field(() => Int, { description: 'Companies that an owner may have, 1 to 100; the plan may allow fewer.' })
  @Column({ type: 'integer', default: 5 })
  maxCompaniesPerUser!: number;

  @Field({ description: "True approves owners' new companies at once." })
  @Column({ type: 'boolean', default: false })
  autoApproveCompanies!: boolean;

  @Field({ description: 'True serves administrators alone.' })
  @Column({ type: 'boolean', default: false })
  maintenanceMode!: boolean;

  @Field({ description: 'True asks every administrator for a second factor before anything else.' })
  @Column({ type: 'boolean', default: false })
  requireSecondFactor!: boolean;

  @Field({ description: 'E-mail in the footer.' })
  @Column({ type: 'varchar', length: 254, default: 'contato@exemplo.com.br' })
  contactEmail!: string;

  @Field({ description: 'Phone in the footer, shown as stored.' })
  @Column({ type: 'varchar', length: 32, default: '(11) 4000-0000' })
  supportPhone!: string;

  @Field(() => [String], {
    description: 'Origins such as "https://www.example.com" whose pages may use the API in the browser.',
  })
  @Column({ type: 'text', array: true, default: '{}' })
  corsOrigins!: string[];
}
