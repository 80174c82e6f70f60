import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The single row of system settings. */
@ObjectType('SystemSettings', { simpleResolvers: true, description: 'Settings of the site.' })
@Entity('settings')
@Check('settings_single_check', 'id = 1')
@Check('settings_max_companies_check', 'max_companies_per_user BETWEEN 1 AND 100')
@Check('settings_pix_check', "pix_key = '' OR (pix_name <> '' AND pix_city <> '')")
@Check('settings_pix_days_check', 'pix_due_days BETWEEN 1 AND 28 AND pix_grace_days BETWEEN 1 AND 90')
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

  @Field({ description: 'Pix key that receives the prices of plans; empty for no Pix.' })
  @Column({ type: 'varchar', length: 77, default: '' })
  pixKey!: string;

  @Field({ description: 'Name of the receiver, in the code of a payment.' })
  @Column({ type: 'varchar', length: 25, default: '' })
  pixName!: string;

  @Field({ description: 'City of the receiver, in the code of a payment.' })
  @Column({ type: 'varchar', length: 15, default: '' })
  pixCity!: string;

  @Field(() => Int, { description: 'Days from a charge to its due day, 1 to 28.' })
  @Column({ type: 'integer', default: 5 })
  pixDueDays!: number;

  @Field(() => Int, { description: 'Days after the due day until the plan ends, 1 to 90.' })
  @Column({ type: 'integer', default: 10 })
  pixGraceDays!: number;
}
