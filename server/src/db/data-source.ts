import { DataSource } from 'typeorm';
import { AuditEntry } from '../audit/audit-entry.ts';
import { Category } from '../categories/category.ts';
import { City } from '../cities/city.ts';
import { Company } from '../companies/company.ts';
import { CompanyRejection } from '../companies/company-rejection.ts';
import { Logo } from '../companies/logo.ts';
import type { Limits } from '../config.ts';
import type { Log } from '../lib/log.ts';
import { Message } from '../messages/message.ts';
import { Plan } from '../plans/plan.ts';
import { Rating } from '../ratings/rating.ts';
import { SavedCompany } from '../saves/saved-company.ts';
import { Settings } from '../settings/settings.ts';
import { Session } from '../users/session.ts';
import { User } from '../users/user.ts';
import { MIGRATIONS } from './migrations.ts';
import { SnakeNaming } from './naming.ts';
import { poolOptions, type Use } from './pool-options.ts';

/** TypeORM over PostgreSQL; nothing is synchronized, migrations make the tables. */
export function createDataSource(url: string, limits: Limits, use: Use, log: Log): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: [
      AuditEntry,
      Category,
      City,
      Company,
      CompanyRejection,
      Logo,
      Message,
      Plan,
      Rating,
      SavedCompany,
      Session,
      Settings,
      User,
    ],
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    extra: poolOptions(limits, limits.POOL, use),
    poolErrorHandler: (error: Error) =>
      log.warn({ reason: error.message }, 'Uma conexão com o banco de dados caiu.'),
  });
}
