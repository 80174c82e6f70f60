import { IsNotEmpty, IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { WorkKind } from '../shared/schema/work-kind.ts';
import { MaxCodePoints } from '../shared/text/validators.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A reason that administrators choose when they reject something.',
})
@Entity('reason_templates')
@Index('reason_templates_folded_title_key', { synchronize: false })
export class ReasonTemplate {
  @Field(() => ID, { description: 'Id of the template.' })
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'integer' })
  id!: number;

  @Field(() => WorkKind, { description: 'What it is for.' })
  @Column({ type: 'varchar', length: 20, default: 'newCompany' })
  kind!: WorkKind;

  @Field({ description: 'Name in lists, at most 60 characters.' })
  @Column({ type: 'varchar', length: 60 })
  title!: string;

  @Field({ description: 'Text for the person who reads the reason, at most 1000 characters.' })
  @Column({ type: 'varchar', length: 1000 })
  text!: string;

  @Field(() => Int, { description: 'Place in the list, which is ordered by it.' })
  @Column({ type: 'integer', default: 0 })
  position!: number;
}

const NO_POSITION = { message: 'A posição vai de 0 a 1.000.000.' };

@InputType({ description: 'A reason as it is to be.' })
export class UpdateReasonTemplateInput {
  @Field({ description: '1 to 60 characters; unique within its kind without regard to case and accents.' })
  @IsNotEmpty({ message: 'Dê um título ao motivo.' })
  @MaxCodePoints(60)
  title!: string;

  @Field({ description: '1 to 1000 characters.' })
  @IsNotEmpty({ message: 'Escreva o texto do motivo.' })
  @MaxCodePoints(1_000)
  text!: string;
}

@InputType({ description: 'A new reason.' })
export class CreateReasonTemplateInput extends UpdateReasonTemplateInput {
  @Field(() => WorkKind, {
    nullable: true,
    description:
      'What it is for, which stays; new companies when absent. Messages and requests about personal data have none.',
  })
  kind?: WorkKind | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Place in the list, 0 to 1000000; at the end when absent.',
  })
  @IsOptional()
  @Min(0, NO_POSITION)
  @Max(1_000_000, NO_POSITION)
  position?: number | null;
}
