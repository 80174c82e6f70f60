import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: "Something that is missing in a company's profile." })
export class MissingPart {
  @Field({ description: "The field of the company's form, such as `openingHours`." })
  field!: string;

  @Field({ description: 'Its name with its number, in Portuguese: "2 fotos".' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: "How complete a company's profile is." })
export class CompanyCompleteness {
  @Field(() => Int, { description: '0 to 100.' })
  percent!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The sentence that `missing` ends, in Portuguese: "Seu perfil está 85% completo: falta"; null when nothing is missing.',
  })
  text!: string | null;

  @Field(() => [MissingPart], { description: 'What is missing, the most useful to visitors first.' })
  missing!: MissingPart[];
}
