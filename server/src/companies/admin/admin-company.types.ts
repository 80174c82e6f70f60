import { Field, ObjectType } from 'type-graphql';
import { pageOf } from '../../graphql/paging.ts';
import { Company } from '../company.ts';

@ObjectType({ simpleResolvers: true, description: "A page of the administrators' list of companies." })
export class AdminCompanyPage extends pageOf(Company) {
  @Field({ description: 'False when `total` is an estimate ("cerca de").' })
  totalIsExact!: boolean;
}
