import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { Company } from '../companies/company.ts';
import { pageOf } from '../graphql/paging.ts';
import { IsFingerprint } from '../shared/fingerprint.ts';

@ArgsType()
export class BrowserArgs {
  @Field({ description: 'Hash of browser properties, 8 to 128 of A–Z a–z 0–9 _ -.' })
  @IsFingerprint()
  fingerprint!: string;
}

@ArgsType()
export class SavedCompanyArgs extends BrowserArgs {
  @Field(() => ID, { description: 'An approved and active company.' })
  companyId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Saved companies that are visible, the last saved first.' })
export class SavedCompanyPage extends pageOf(Company) {}

@ObjectType({ description: 'Companies saved by one browser.' })
export class SavedCompanyIds {
  @Field(() => [ID], { description: 'All of them, the last saved first; at most 500.', simple: true })
  companyIds!: number[];
}
