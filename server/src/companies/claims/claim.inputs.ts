import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { MaxCodePoints } from '../../shared/text/max-code-points.ts';

@ArgsType()
export class RefuseClaimArgs {
  @Field(() => ID, { description: 'A pending claim.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'For the claimant; at most 1000 characters.' })
  @IsOptional()
  @MaxCodePoints(1_000)
  notes?: string | null;
}
