import { ObjectType } from 'type-graphql';
import { pageOf } from '../lib/paging.ts';
import { Plan } from './plan.ts';

@ObjectType({ simpleResolvers: true, description: 'A page of plans.' })
export class PlanPage extends pageOf(Plan) {}
