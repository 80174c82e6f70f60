import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The single row of system settings. */
@Entity('settings')
@Check('settings_single_check', 'id = 1')
@Check('settings_max_companies_check', 'max_companies_per_user BETWEEN 1 AND 100')
export class Settings {
  @PrimaryColumn({ type: 'integer', default: 1 })
  id!: number;

  @Column({ type: 'varchar', length: 120, default: 'Guia de Empresas' })
  siteName!: string;

  @Column({ type: 'varchar', length: 300, default: 'Encontre empresas e serviços perto de você.' })
  siteDescription!: string;

  @Column({ type: 'varchar', length: 254, default: 'contato@exemplo.com.br' })
  contactEmail!: string;

  @Column({ type: 'varchar', length: 32, default: '(11) 4000-0000' })
  supportPhone!: string;

  @Column({ type: 'integer', default: 5 })
  maxCompaniesPerUser!: number;

  @Column({ type: 'boolean', default: false })
  autoApproveCompanies!: boolean;

  @Column({ type: 'boolean', default: false })
  maintenanceMode!: boolean;
}
