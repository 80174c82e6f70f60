import { Max, Min, ValidateNested } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { ForKeys } from '../../graphql/keys/for-keys.ts';
import { MayCall } from '../../graphql/may-call.ts';
import { PublicRead } from '../../graphql/public-read.ts';
import { MapBoundsInput } from '../search/area/area.inputs.ts';
import { SearchFilterArgs } from '../search/search.types.ts';
import { companiesOnMap } from './companies-on-map.ts';
import { CompaniesOnMap } from './map.types.ts';

@ArgsType()
class MapArgs extends SearchFilterArgs {
  @Field(() => MapBoundsInput, { description: 'The part of the map that is shown.' })
  @ValidateNested()
  override bounds!: MapBoundsInput;

  @Field(() => Int, {
    description:
      'Zoom of the map, 0 to 22: at 0 the world is 256 pixels wide, at each further one twice as wide.',
  })
  @Min(0, { message: 'O zoom vai de 0 a 22.' })
  @Max(22, { message: 'O zoom vai de 0 a 22.' })
  zoom!: number;
}

@ForKeys('any')
@Resolver(() => CompaniesOnMap)
export class MapResolver {
  @PublicRead()
  @MayCall('anyone')
  @Query(() => CompaniesOnMap, {
    description: 'What a map shows of a search: companies that stand alone, and clusters of the others.',
  })
  companiesOnMap(@Ctx() ctx: Context, @Args() args: MapArgs): Promise<CompaniesOnMap> {
    return companiesOnMap(ctx, args);
  }
}
