import { ObjectType } from 'type-graphql';
import { pageOf } from '../graphql/paging.ts';
import { Plan } from './plan.ts';

@ObjectType({ simpleResolvers: true, description: 'A page of plans.' })
export class PlanPage extends pageOf(Plan) {}
