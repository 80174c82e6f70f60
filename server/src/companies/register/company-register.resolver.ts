import { MaxLength } from 'class-validator';
import {
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { City, citiesByIds } from '../../cities/city.ts';
import type { Statement } from '../../database/statement.ts';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { loadRow } from '../../graphql/loader.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { parseCnpj } from '../../shared/brazil/cnpj.ts';
import { Company } from '../company.ts';
import type { CompanyView } from '../read-companies.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What the register of companies (CNPJ) of the Receita Federal says of a company.',
})
export class CompanyRegister {
  @Field({ description: 'Month of the last files that had it, "2026-11".' })
  month!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Day on which it closed, "2026-10-31"; null while it is active.',
  })
  closedOn!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A company that is hidden because it closed, as the Receita Federal says.',
})
export class ClosedCompany {
  @Field(() => ID, { description: 'Id of the company.' })
  id!: number;

  @Field({ description: 'Its name.' })
  name!: string;

  @Field(() => City, { description: 'The city where it was.' })
  city!: City;

  @Field({ description: 'Day on which it closed, "2026-10-31".' })
  closedOn!: string;
}

@ArgsType()
class ClosedCompanyArgs {
  @Field({ description: 'Its id, or its CNPJ in any form.' })
  @MaxLength(40, { message: 'CNPJ inválido' })
  idOrCnpj!: string;
}

const RECORDS: Statement = {
  name: 'register_records',
  text: `SELECT k.company_id AS id, to_char(k.month, 'YYYY-MM') AS month, k.closed_on::text AS "closedOn"
         FROM register_records k JOIN companies c ON c.id = k.company_id
         WHERE k.company_id = ANY ($1) AND c.cnpj IS NOT NULL`,
};
const CLOSED: Statement = {
  name: 'closed_company',
  text: `SELECT c.id, c.name, k.closed_on::text AS "closedOn", c.city_id AS "cityId"
         FROM companies c JOIN register_records k ON k.company_id = c.id
         WHERE (c.id = $1 OR c.cnpj = $2::bpchar) AND c.rejected_at IS NULL AND c.is_approved AND NOT c.is_active AND c.cnpj IS NOT NULL
           AND k.closed_on IS NOT NULL LIMIT 1`,
};

@ForKeys('any')
@Resolver(() => Company)
export class CompanyRegisterResolver {
  @FieldResolver(() => CompanyRegister, {
    nullable: true,
    description: 'What the Receita Federal says of its CNPJ; null where no import had it.',
  })
  async register(@Root() { id }: CompanyView, @Ctx() ctx: Context): Promise<CompanyRegister | null> {
    return (await loadRow<CompanyRegister & { id: number }>(ctx, RECORDS, id)) ?? null;
  }

  @MayCall('anyone')
  @Query(() => ClosedCompany, {
    nullable: true,
    description: 'A closed company by its id or CNPJ; null where there is none.',
  })
  async closedCompany(
    @Ctx() ctx: Context,
    @Args() { idOrCnpj }: ClosedCompanyArgs,
  ): Promise<ClosedCompany | null> {
    const id = /^\d{1,9}$/.test(idOrCnpj) ? Number(idOrCnpj) : null;
    const values = [id, id === null ? parseCnpj(idOrCnpj) : null];
    const [row] = await ctx.db.reads.query<ClosedCompany & { cityId: number }>(CLOSED, values);
    const [city] = row ? await citiesByIds(ctx.db.reads, [row.cityId]) : [];
    return row && city ? { ...row, city } : null;
  }
}
